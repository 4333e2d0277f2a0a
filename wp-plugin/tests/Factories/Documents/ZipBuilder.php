<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories\Documents;

/** Writes ZIP archives byte by byte, so that their parts may disagree. */
final class ZipBuilder
{
    /** @var list<array{name: string, local: string, bytes: string, packed: string, flags: int, method: int, crc: int, size: int, descriptor: string, gap: string}> */
    private array $entries = [];
    public string $before = '';
    public string $after = '';
    public string $comment = '';

    /** @param array{name?: string, local?: string, packed?: string, flags?: int, method?: int, crc?: int, size?: int, descriptor?: string, gap?: string} $changes as it will be written */
    public function add(string $name, string $bytes, bool $isDeflated = true, array $changes = []): self
    {
        $this->entries[] = array_replace([
            'name' => $name,
            'local' => $name,
            'bytes' => $bytes,
            'packed' => $isDeflated ? (string) gzdeflate($bytes) : $bytes,
            'flags' => 0,
            'method' => $isDeflated ? 8 : 0,
            'crc' => crc32($bytes),
            'size' => strlen($bytes),
            'descriptor' => '',
            'gap' => '',
        ], $changes);

        return $this;
    }

    /** Adds an entry like programs that do not know the sizes in advance. */
    public function addStreamed(string $name, string $bytes): self
    {
        $packed = (string) gzdeflate($bytes);

        return $this->add($name, $bytes, true, ['flags' => 8, 'descriptor' => "PK\7\10" . pack('VVV', crc32($bytes), strlen($packed), strlen($bytes))]);
    }

    public function build(): string
    {
        $file = $this->before;
        $directory = '';
        foreach ($this->entries as $entry) {
            $isStreamed = ($entry['flags'] & 8) !== 0;
            $sizes = pack('VVV', $entry['crc'], strlen($entry['packed']), $entry['size']);
            $directory .= "PK\1\2" . pack('vvvvvv', 20, 20, $entry['flags'], $entry['method'], 0, 33) . $sizes
                . pack('vvvvvVV', strlen($entry['name']), 0, 0, 0, 0, 0, strlen($file)) . $entry['name'];
            $file .= "PK\3\4" . pack('vvvvv', 20, $entry['flags'], $entry['method'], 0, 33) . ($isStreamed ? str_repeat("\0", 12) : $sizes)
                . pack('vv', strlen($entry['local']), 0) . $entry['local'] . $entry['packed'] . $entry['descriptor'] . $entry['gap'];
        }
        $count = count($this->entries);

        return $file . $directory . "PK\5\6"
            . pack('vvvvVVv', 0, 0, $count, $count, strlen($directory), strlen($file), strlen($this->comment)) . $this->comment . $this->after;
    }
}
