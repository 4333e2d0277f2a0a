<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Generator;

/** Decrypts texts and streams of a PDF by its key (ISO 32000-2, 7.6.3). */
final readonly class Decipher
{
    public const IDENTITY = 'Identity';
    public const RC4 = 'V2';
    public const AES_128 = 'AESV2';
    public const AES_256 = 'AESV3';
    private const BLOCK = 16;
    private const OBJECT_KEY_MAX = 16;

    /**
     * @param string $texts method of texts
     * @param string $streams method of streams
     */
    public function __construct(private string $key, private string $texts, private string $streams)
    {
    }

    /** Deciphers a text that may have been cut: padding is not checked. */
    public function text(int $object, int $generation, string $bytes): string
    {
        return implode('', iterator_to_array($this->pieces($this->texts, $object, $generation, [$bytes]), false));
    }

    /**
     * @param iterable<string> $pieces of any length
     * @return Generator<string>
     */
    public function stream(int $object, int $generation, iterable $pieces): Generator
    {
        return $this->pieces($this->streams, $object, $generation, $pieces);
    }

    /**
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private function pieces(string $method, int $object, int $generation, iterable $pieces): Generator
    {
        return match ($method) {
            self::RC4 => self::rc4($this->objectKey($object, $generation, ''), $pieces),
            self::AES_128 => self::aes('aes-128-cbc', $this->objectKey($object, $generation, 'sAlT'), $pieces),
            self::AES_256 => self::aes('aes-256-cbc', $this->key, $pieces),
            default => (static function () use ($pieces): Generator {
                yield from $pieces;
            })(),
        };
    }

    /** @return non-empty-string */
    private function objectKey(int $object, int $generation, string $salt): string
    {
        $hash = md5($this->key . substr(pack('V', $object), 0, 3) . substr(pack('V', $generation), 0, 2) . $salt, true);

        return substr($hash, 0, max(1, min(strlen($this->key) + 5, self::OBJECT_KEY_MAX)));
    }

    /**
     * @param non-empty-string $key
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function rc4(string $key, iterable $pieces): Generator
    {
        $rc4 = new Rc4($key);
        foreach ($pieces as $piece) {
            yield $rc4->apply($piece);
        }
    }

    /**
     * The first block is the initialisation vector; what is no whole block at the end is dropped.
     *
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function aes(string $cipher, string $key, iterable $pieces): Generator
    {
        $vector = null;
        $rest = '';
        foreach ($pieces as $piece) {
            $bytes = $rest . $piece;
            if ($vector === null && strlen($bytes) >= self::BLOCK) {
                $vector = substr($bytes, 0, self::BLOCK);
                $bytes = substr($bytes, self::BLOCK);
            }
            $whole = $vector === null ? 0 : strlen($bytes) - strlen($bytes) % self::BLOCK;
            $rest = substr($bytes, $whole);
            if ($vector !== null && $whole > 0) {
                $blocks = substr($bytes, 0, $whole);
                yield (string) openssl_decrypt($blocks, $cipher, $key, OPENSSL_RAW_DATA | OPENSSL_ZERO_PADDING, $vector);
                $vector = substr($blocks, -self::BLOCK);
            }
        }
    }
}
