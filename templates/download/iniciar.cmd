@echo off
rem Opens the championships that lie beside this file in the browser.
chcp 65001 >nul
title arbitro
if not exist "%~dp0arbitro.exe" goto inside
"%~dp0arbitro.exe" start "%~dp0." %*
if errorlevel 1 pause
exit /b
:inside
echo Extraia primeiro o zip inteiro: botão direito no zip, "Extrair tudo". Depois abra o iniciar.cmd na pasta extraída.
echo Extract the whole zip first: right click on it, "Extract all". Then open iniciar.cmd in the new folder.
echo Extraiga primero todo el zip: botón derecho, "Extraer todo". Después abra iniciar.cmd en la carpeta nueva.
pause
exit /b 1
