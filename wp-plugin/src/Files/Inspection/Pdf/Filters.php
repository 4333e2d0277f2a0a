<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Generator;
use Passerelle\Files\Inspection\Refusal;

/** Decodes the filters of a stream (ISO 32000-2, 7.4), holding at most one piece in memory per filter. */
final class Filters
{
    private const ABBREVIATIONS = [
        'Fl' => 'FlateDecode', 'AHx' => 'ASCIIHexDecode', 'A85' => 'ASCII85Decode', 'LZW' => 'LZWDecode', 'RL' => 'RunLengthDecode',
        'DCT' => 'DCTDecode', 'CCF' => 'CCITTFaxDecode',
    ];
    /** Filters whose result is pixels, not PDF. */
    private const PICTURES = ['DCTDecode', 'CCITTFaxDecode', 'JBIG2Decode', 'JPXDecode'];
    private const CHAIN_MAX = 8;

    /** @param non-empty-list<array{string, Dictionary|null}> $chain */
    public static function endsInPicture(array $chain): bool
    {
        $last = $chain[count($chain) - 1][0];

        return in_array(self::ABBREVIATIONS[$last] ?? $last, self::PICTURES, true);
    }

    /**
     * @param iterable<string> $pieces
     * @param list<array{string, Dictionary|null}> $chain names and parameters, in the order of the file
     * @param bool $isStrict true: rejects incomplete data; false: ends there
     * @return iterable<string> decoded data, or encoded pixels
     * @throws Refusal
     */
    public static function undo(iterable $pieces, array $chain, bool $isStrict): iterable
    {
        if (count($chain) > self::CHAIN_MAX) {
            throw Refusal::complex('a chain of ' . count($chain) . ' filters');
        }
        foreach ($chain as [$name, $parameters]) {
            $name = self::ABBREVIATIONS[$name] ?? $name;
            if (in_array($name, self::PICTURES, true) && !$isStrict) {
                return $pieces;
            }
            $pieces = match ($name) {
                'FlateDecode' => Predictor::undo(self::flate($pieces, $isStrict), $parameters),
                'LZWDecode' => Predictor::undo(Lzw::decode($pieces, $parameters), $parameters),
                'ASCIIHexDecode' => self::hexadecimal($pieces),
                'ASCII85Decode' => self::ascii85($pieces),
                'RunLengthDecode' => self::runLength($pieces),
                // A stream that is not encrypted, in a document that is.
                'Crypt' => ($parameters?->names('Name') ?? []) === [Decipher::IDENTITY] ? $pieces : throw Refusal::encrypted('/Crypt'),
                default => throw Refusal::corrupt("an unknown filter: {$name}"),
            };
        }

        return $pieces;
    }

    /**
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function flate(iterable $pieces, bool $isStrict): Generator
    {
        $inflate = inflate_init(ZLIB_ENCODING_DEFLATE);
        if ($inflate === false) {
            throw new \RuntimeException('zlib can not be used.');
        }
        foreach ($pieces as $piece) {
            $unpacked = @inflate_add($inflate, $piece);
            if ($unpacked === false) {
                break;
            }
            yield $unpacked;
            if (inflate_get_status($inflate) === ZLIB_STREAM_END) {
                return;
            }
        }
        if ($isStrict) {
            throw Refusal::corrupt('a packed object stream that can not be unpacked to its end');
        }
    }

    /**
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function hexadecimal(iterable $pieces): Generator
    {
        $rest = '';
        foreach ($pieces as $piece) {
            $end = strpos($piece, '>');
            $digits = $rest . preg_replace('~[^0-9a-fA-F]~', '', $end === false ? $piece : substr($piece, 0, $end));
            if ($end !== false) {
                yield (string) hex2bin(strlen($digits) % 2 === 0 ? $digits : "{$digits}0");
                return;
            }
            $even = strlen($digits) - strlen($digits) % 2;
            yield (string) hex2bin(substr($digits, 0, $even));
            $rest = substr($digits, $even);
        }
        yield $rest === '' ? '' : (string) hex2bin("{$rest}0");
    }

    /**
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function ascii85(iterable $pieces): Generator
    {
        $group = '';
        $isFirst = true;
        foreach ($pieces as $piece) {
            $bytes = '';
            // Some writers begin like Adobe's own tool.
            $piece = $isFirst && str_starts_with(ltrim($piece, Lexer::SPACE), '<~') ? substr(ltrim($piece, Lexer::SPACE), 2) : $piece;
            $isFirst = false;
            $end = strpos($piece, '~');
            $digits = preg_replace('~[^!-uz]~', '', $end === false ? $piece : substr($piece, 0, $end)) ?? '';
            foreach (str_split($digits) as $digit) {
                if ($digit === 'z' && $group === '') {
                    $bytes .= "\0\0\0\0";
                    continue;
                }
                $group .= $digit === 'z' ? '!' : $digit;
                if (strlen($group) === 5) {
                    $bytes .= self::group($group, 4);
                    $group = '';
                }
            }
            yield $bytes;
            if ($end !== false) {
                break;
            }
        }
        yield strlen($group) < 2 ? '' : self::group(str_pad($group, 5, 'u'), strlen($group) - 1);
    }

    private static function group(string $digits, int $bytes): string
    {
        $number = 0;
        foreach (str_split($digits) as $digit) {
            $number = $number * 85 + ord($digit) - ord('!');
        }

        return substr(pack('N', $number & 0xffffffff), 0, $bytes);
    }

    /**
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function runLength(iterable $pieces): Generator
    {
        $rest = '';
        foreach ($pieces as $piece) {
            $packed = $rest . $piece;
            $bytes = '';
            $at = 0;
            $length = strlen($packed);
            while ($at < $length) {
                $run = ord($packed[$at]);
                if ($run === 128) {
                    yield $bytes;
                    return;
                }
                $needed = $run < 128 ? $run + 2 : 2;
                if ($at + $needed > $length) {
                    break;
                }
                $bytes .= $run < 128 ? substr($packed, $at + 1, $run + 1) : str_repeat($packed[$at + 1], 257 - $run);
                $at += $needed;
            }
            $rest = substr($packed, $at);
            yield $bytes;
        }
        // A truncated run is still decoded.
        yield substr($rest, 1);
    }
}
