<?php

// Usage: php unzip.php ARCHIVE FOLDER. Refuses damaged archives and names that would leave the folder.

declare(strict_types=1);

[, $archive, $folder] = $argv;
$zip = new ZipArchive();
$opened = $zip->open($archive, ZipArchive::CHECKCONS);
if ($opened !== true) {
    fwrite(STDERR, "damaged archive (ZipArchive error {$opened})\n");
    exit(2);
}
for ($index = 0; $index < $zip->numFiles; $index++) {
    $name = (string) $zip->getNameIndex($index);
    if (str_starts_with($name, '/') || in_array('..', explode('/', str_replace('\\', '/', $name)), true)) {
        fwrite(STDERR, "unsafe name in the archive: {$name}\n");
        exit(2);
    }
}
if (!$zip->extractTo($folder)) {
    fwrite(STDERR, "could not be extracted: {$zip->getStatusString()}\n");
    exit(2);
}
