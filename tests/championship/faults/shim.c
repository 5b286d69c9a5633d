/* Stands between a program and its files, by LD_PRELOAD: tells every change of a folder in a log, or ends the program
 * just before its n-th one, or lets the disk be full as long as there is a file of a name. FAULTS_FOLDER is the folder;
 * FAULTS_LOG the log; FAULTS_DIE the number; FAULTS_FULL the name.
 *
 * A record of the log is a line, then so many bytes: `W path offset length`, `T path size`, `S path`, `U path`,
 * `R from to`, `L from to`, `C path`, and `A length` for what the program says on standard output. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define MOST 4096
static char *paths[MOST];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -2;
static const char *folder, *full;
static long left;

static void begin(void) {
    if (log_fd != -2) return;
    log_fd = -1;
    folder = getenv("FAULTS_FOLDER");
    full = getenv("FAULTS_FULL");
    const char *log = getenv("FAULTS_LOG"), *die = getenv("FAULTS_DIE");
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    if (log) log_fd = real(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    left = die ? atol(die) : 0;
}

static int watched(const char *path) {
    return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

/* Counts a change, and ends everything when its turn has come. */
static void count(void) {
    if (left > 0 && --left == 0) _exit(137);
}

static int is_full(void) {
    return full && access(full, F_OK) == 0;
}

static void record(const char *head, const void *data, size_t length) {
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (log_fd < 0) return;
    if (real(log_fd, head, strlen(head)) < 0) _exit(3);
    if (length && real(log_fd, data, length) < 0) _exit(3);
}

static void opened(int fd, const char *path, int flags) {
    if (fd < 0 || fd >= MOST) return;
    free(paths[fd]);
    paths[fd] = watched(path) ? strdup(path) : NULL;
    if (paths[fd] && flags & (O_CREAT | O_TRUNC)) {
        char head[PATH_MAX + 64];
        snprintf(head, sizeof head, flags & O_TRUNC ? "T %s 0\n" : "C %s\n", path);
        record(head, NULL, 0);
    }
}

#define OPEN(name)                                                     \
    int name(const char *path, int flags, ...) {                       \
        va_list list;                                                  \
        va_start(list, flags);                                         \
        mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;      \
        va_end(list);                                                  \
        int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, #name); \
        pthread_mutex_lock(&lock);                                     \
        begin();                                                       \
        if (watched(path) && flags & (O_CREAT | O_TRUNC)) count();     \
        int fd = real(path, flags, mode);                              \
        opened(fd, path, flags);                                       \
        pthread_mutex_unlock(&lock);                                   \
        return fd;                                                     \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "close");
    pthread_mutex_lock(&lock);
    if (fd >= 0 && fd < MOST) {
        free(paths[fd]);
        paths[fd] = NULL;
    }
    int done = real(fd);
    pthread_mutex_unlock(&lock);
    return done;
}

static void written(int fd, const void *data, off_t at, size_t length) {
    char head[PATH_MAX + 64];
    snprintf(head, sizeof head, "W %s %lld %zu\n", paths[fd], (long long)at, length);
    record(head, data, length);
}

ssize_t write(int fd, const void *data, size_t length) {
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    pthread_mutex_lock(&lock);
    begin();
    int is_file = fd >= 0 && fd < MOST && paths[fd];
    off_t at = is_file ? lseek(fd, 0, SEEK_CUR) : 0;
    if (is_file) count();
    if (fd == 1) {
        char head[64];
        snprintf(head, sizeof head, "A %zu\n", length);
        record(head, data, length);
    }
    ssize_t done = -1;
    if (is_file && is_full()) errno = ENOSPC;
    else done = real(fd, data, length);
    if (is_file && done > 0) written(fd, data, at, done);
    pthread_mutex_unlock(&lock);
    return done;
}

#define PWRITE(name)                                                                     \
    ssize_t name(int fd, const void *data, size_t length, off_t at) {                    \
        ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, #name);     \
        pthread_mutex_lock(&lock);                                                       \
        begin();                                                                         \
        int is_file = fd >= 0 && fd < MOST && paths[fd];                                 \
        if (is_file) count();                                                            \
        ssize_t done = -1;                                                               \
        if (is_file && is_full()) errno = ENOSPC;                                        \
        else done = real(fd, data, length, at);                                          \
        if (is_file && done > 0) written(fd, data, at, done);                            \
        pthread_mutex_unlock(&lock);                                                     \
        return done;                                                                     \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define TRUNCATE(name)                                                        \
    int name(int fd, off_t size) {                                            \
        int (*real)(int, off_t) = dlsym(RTLD_NEXT, #name);                    \
        pthread_mutex_lock(&lock);                                            \
        begin();                                                              \
        int is_file = fd >= 0 && fd < MOST && paths[fd];                      \
        if (is_file) count();                                                 \
        int done = real(fd, size);                                            \
        if (is_file && done == 0) {                                           \
            char head[PATH_MAX + 64];                                         \
            snprintf(head, sizeof head, "T %s %lld\n", paths[fd], (long long)size); \
            record(head, NULL, 0);                                            \
        }                                                                     \
        pthread_mutex_unlock(&lock);                                          \
        return done;                                                          \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name)                                                 \
    int name(int fd) {                                             \
        int (*real)(int) = dlsym(RTLD_NEXT, #name);                \
        pthread_mutex_lock(&lock);                                 \
        begin();                                                   \
        int is_file = fd >= 0 && fd < MOST && paths[fd];           \
        if (is_file) count();                                      \
        int done = real(fd);                                       \
        if (is_file && done == 0) {                                \
            char head[PATH_MAX + 64];                              \
            snprintf(head, sizeof head, "S %s\n", paths[fd]);      \
            record(head, NULL, 0);                                 \
        }                                                          \
        pthread_mutex_unlock(&lock);                               \
        return done;                                               \
    }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
    int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
    pthread_mutex_lock(&lock);
    begin();
    if (watched(path)) count();
    int done = real(path);
    if (watched(path) && done == 0) {
        char head[PATH_MAX + 64];
        snprintf(head, sizeof head, "U %s\n", path);
        record(head, NULL, 0);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

#define PAIR(name, letter)                                              \
    int name(const char *from, const char *to) {                        \
        int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, #name); \
        pthread_mutex_lock(&lock);                                      \
        begin();                                                        \
        if (watched(to)) count();                                       \
        int done = real(from, to);                                      \
        if (watched(to) && done == 0) {                                 \
            char head[2 * PATH_MAX + 64];                               \
            snprintf(head, sizeof head, letter " %s %s\n", from, to);   \
            record(head, NULL, 0);                                      \
        }                                                               \
        pthread_mutex_unlock(&lock);                                    \
        return done;                                                    \
    }
PAIR(rename, "R")
PAIR(link, "L")
