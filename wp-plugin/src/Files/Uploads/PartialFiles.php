<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Files\FileStorage;
use RuntimeException;

/** Bytes of unfinished uploads, one file for each, in the private folder of the files. */
final readonly class PartialFiles
{
    private const MODE = 0640;

    public function __construct(private FileStorage $storage)
    {
    }

    public function path(string $id): string
    {
        return $this->storage->partial($id);
    }

    /**
     * Writes at the offset and waits until the bytes are on the disk. What an interrupted request left there is overwritten.
     *
     * @throws RuntimeException when not all bytes could be written
     */
    public function write(string $id, int $offset, string $bytes): void
    {
        $path = $this->path($id);
        $file = wp_mkdir_p(dirname($path)) ? fopen($path, 'c+b') : false;
        if ($file === false) {
            throw new RuntimeException('The file of an upload could not be opened.');
        }
        $isWritten = fseek($file, $offset) === 0 && fwrite($file, $bytes) === strlen($bytes) && fsync($file);
        fclose($file);
        if (!$isWritten) {
            throw new RuntimeException('A piece of an upload could not be written.');
        }
        chmod($path, self::MODE);
    }

    /** @return int bytes; 0 without a file */
    public function size(string $id): int
    {
        $path = $this->path($id);
        clearstatcache(true, $path);

        return is_file($path) ? (int) filesize($path) : 0;
    }

    public function remove(string $id): void
    {
        $path = $this->path($id);
        if (is_file($path)) {
            unlink($path);
        }
    }

    /** @return list<string> ids of uploads whose bytes were last written before the instant, in seconds since 1970 */
    public function olderThan(int $instant): array
    {
        return array_values(array_filter($this->storage->partials(), fn (string $id): bool => (int) filemtime($this->path($id)) < $instant));
    }
}
