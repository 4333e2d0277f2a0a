<?php

declare(strict_types=1);

namespace Passerelle\Files;

use RuntimeException;

/** The folder of the files, outside the web root. Names are 32 random hexadecimal digits. */
final class FileStorage
{
    private const NAME_BYTES = 16;

    private const QUARANTINE = 'quarantine';

    private const UPLOADS = 'uploads';

    private const EXPORTS = 'exports';

    /** @return string path below the folder, "ab/abcdef….jpg" */
    public function reserve(string $extension): string
    {
        $name = bin2hex(random_bytes(self::NAME_BYTES));
        $path = substr($name, 0, 2) . "/{$name}.{$extension}";
        foreach ([$this->absolute($path), $this->quarantined($path)] as $file) {
            if (!wp_mkdir_p(dirname($file))) {
                throw new RuntimeException('The folder for files can not be written: ' . $this->folder());
            }
        }

        return $path;
    }

    public function absolute(string $path): string
    {
        return $this->folder() . '/' . self::checked($path);
    }

    /** Path of the file in quarantine. */
    public function quarantined(string $path): string
    {
        return $this->folder() . '/' . self::QUARANTINE . '/' . self::checked($path);
    }

    /** Path of the bytes of an unfinished upload, whose id has 32 hexadecimal digits. */
    public function partial(string $uploadId): string
    {
        return $this->folder() . '/' . self::UPLOADS . '/' . self::checked(substr($uploadId, 0, 2) . "/{$uploadId}.part");
    }

    /** @return list<string> ids of the uploads with such bytes */
    public function partials(): array
    {
        $paths = glob($this->folder() . '/' . self::UPLOADS . '/*/*.part');

        return array_map(static fn (string $path): string => basename($path, '.part'), $paths === false ? [] : $paths);
    }

    /** Folder of the archives of personal data that staff make for others, for some days. */
    public function exports(): string
    {
        return $this->folder() . '/' . self::EXPORTS;
    }

    /** Moves a file out of quarantine. Idempotent. */
    public function release(string $path): void
    {
        $from = $this->quarantined($path);
        if (is_file($from) && !rename($from, $this->absolute($path))) {
            throw new RuntimeException('A file could not leave the quarantine.');
        }
    }

    /** @return string|null SHA-256 of the bytes, in quarantine or not; null: they are gone */
    public function sha256(string $path): ?string
    {
        // A release may move them meanwhile.
        foreach ([$this->absolute($path), $this->quarantined($path), $this->absolute($path)] as $file) {
            $hash = is_file($file) ? hash_file('sha256', $file) : false;
            if ($hash !== false) {
                return $hash;
            }
        }

        return null;
    }

    private static function checked(string $path): string
    {
        if (preg_match('~^[0-9a-f]{2}/[0-9a-f]{32}\.[a-z0-9]{3,4}$~', $path) !== 1) {
            throw new RuntimeException('This is no path of a stored file.');
        }

        return $path;
    }

    public function remove(string $path): void
    {
        foreach ([$this->absolute($path), $this->quarantined($path)] as $file) {
            if (is_file($file)) {
                unlink($file);
            }
        }
    }

    private function folder(): string
    {
        $folder = defined('PASSERELLE_FILES_DIR') ? constant('PASSERELLE_FILES_DIR') : '';
        if (!is_string($folder) || $folder === '') {
            throw new RuntimeException('wp-config.php must define PASSERELLE_FILES_DIR, a folder outside the web root.');
        }
        $folder = rtrim($folder, '/');
        if (str_starts_with(wp_normalize_path($folder) . '/', wp_normalize_path(ABSPATH))) {
            throw new RuntimeException('PASSERELLE_FILES_DIR must lie outside the web root.');
        }

        return $folder;
    }
}
