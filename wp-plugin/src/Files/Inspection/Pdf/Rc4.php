<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

/** RC4, which OpenSSL 3 no longer offers by default. Old PDFs are encrypted with it. */
final class Rc4
{
    /** @var array<int, int> */
    private array $state;
    private int $i = 0;
    private int $j = 0;

    public function __construct(string $key)
    {
        $this->state = range(0, 255);
        $length = max(1, strlen($key));
        for ($i = $j = 0; $i < 256; $i++) {
            $j = ($j + $this->state[$i] + ord($key[$i % $length] ?? "\0")) & 255;
            [$this->state[$i], $this->state[$j]] = [$this->state[$j], $this->state[$i]];
        }
    }

    /** The next bytes, encrypted or decrypted. */
    public function apply(string $bytes): string
    {
        [$state, $i, $j, $stream] = [$this->state, $this->i, $this->j, []];
        for ($at = strlen($bytes); $at > 0; $at--) {
            $i = ($i + 1) & 255;
            $a = $state[$i];
            $j = ($j + $a) & 255;
            $state[$i] = $b = $state[$j];
            $state[$j] = $a;
            $stream[] = $state[($a + $b) & 255];
        }
        [$this->state, $this->i, $this->j] = [$state, $i, $j];

        return $bytes ^ pack('C*', ...$stream);
    }
}
