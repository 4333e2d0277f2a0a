<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Generator;

/** LZW as in PDF and TIFF: codes of 9 to 12 bits, the highest bit first (ISO 32000-2, 7.4.4). */
final class Lzw
{
    private const CLEAR = 256;
    private const END = 257;
    private const FIRST = 258;
    private const BITS_MIN = 9;
    private const BITS_MAX = 12;

    /**
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    public static function decode(iterable $pieces, ?Dictionary $parameters): Generator
    {
        $early = in_array(0, $parameters?->all('EarlyChange') ?? [], true) ? 0 : 1;
        /** @var array<int, string> $table */
        $table = [];
        [$next, $width, $buffer, $held, $previous] = [self::FIRST, self::BITS_MIN, 0, 0, ''];
        foreach ($pieces as $piece) {
            $bytes = '';
            for ($at = 0, $length = strlen($piece); $at < $length; $at++) {
                $buffer = ($buffer << 8) | ord($piece[$at]);
                $held += 8;
                if ($held < $width) {
                    continue;
                }
                $held -= $width;
                $code = $buffer >> $held;
                $buffer &= (1 << $held) - 1;
                if ($code === self::END) {
                    yield $bytes;
                    return;
                }
                if ($code === self::CLEAR) {
                    [$table, $next, $width, $previous] = [[], self::FIRST, self::BITS_MIN, ''];
                    continue;
                }
                $entry = $code < self::CLEAR ? chr($code) : ($table[$code] ?? ($previous === '' ? '' : $previous . $previous[0]));
                if ($entry === '') {
                    yield $bytes;
                    return;
                }
                if ($previous !== '' && $next < 1 << self::BITS_MAX) {
                    $table[$next] = $previous . $entry[0];
                    $next++;
                }
                $width = match (true) {
                    $next + $early >= 2048 => self::BITS_MAX,
                    $next + $early >= 1024 => 11,
                    $next + $early >= 512 => 10,
                    default => self::BITS_MIN,
                };
                $previous = $entry;
                $bytes .= $entry;
            }
            yield $bytes;
        }
    }
}
