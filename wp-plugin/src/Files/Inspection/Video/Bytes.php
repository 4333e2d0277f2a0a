<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Video;

use Passerelle\Files\Inspection\Refusal;
use RuntimeException;

/** Random access to a large file, without loading it into memory. */
final class Bytes
{
    public readonly int $size;

    /** @var resource */
    private $handle;

    public function __construct(string $path)
    {
        $handle = fopen($path, 'rb');
        if ($handle === false) {
            throw new RuntimeException('A file could not be read.');
        }
        $this->handle = $handle;
        $this->size = (int) (fstat($handle)['size'] ?? 0);
    }

    public function __destruct()
    {
        fclose($this->handle);
    }

    /** @throws Refusal file_corrupt when the file is too short */
    public function read(int $at, int $length): string
    {
        if ($length < 1) {
            return '';
        }
        $bytes = fseek($this->handle, $at) === 0 ? (string) fread($this->handle, $length) : '';
        if (strlen($bytes) !== $length) {
            throw Refusal::corrupt('cut before its end');
        }

        return $bytes;
    }

    /** @throws Refusal */
    public function number(int $at, int $length): int
    {
        $number = 0;
        foreach (str_split($this->read($at, $length)) as $byte) {
            $number = ($number << 8) | ord($byte);
        }

        return $number;
    }
}
