<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories\Documents;

/** Writes ICC profiles by curves and a matrix, and pictures that contain them. */
final class IccBuilder
{
    /** X, Y and Z (D50) of red, green and blue. */
    private const P3 = [[0.515121, 0.241196, -0.001053], [0.291977, 0.692245, 0.041885], [0.157104, 0.066574, 0.784073]];
    private const ADOBE = [[0.609741, 0.311111, 0.019470], [0.205276, 0.625671, 0.060867], [0.149185, 0.063217, 0.744568]];
    private const SRGB = [[0.436066, 0.222488, 0.013916], [0.385147, 0.716873, 0.097076], [0.143066, 0.060608, 0.714096]];
    private const TAGS = ['r', 'g', 'b'];

    /** Display P3, as phones write it. */
    public static function p3(): string
    {
        return self::profile(self::P3, self::parametric());
    }

    /** The same, with its curve as a table. */
    public static function p3Sampled(): string
    {
        $levels = array_map(static function (int $level): int {
            $value = $level / 1023;

            return (int) round(65_535 * ($value >= 0.04045 ? (($value + 0.055) / 1.055) ** 2.4 : $value / 12.92));
        }, range(0, 1023));

        return self::profile(self::P3, 'curv' . pack('NN', 0, 1024) . pack('n*', ...$levels));
    }

    /** Adobe RGB (1998), as cameras write it: one gamma. */
    public static function adobe(): string
    {
        return self::profile(self::ADOBE, 'curv' . pack('NNn', 0, 1, 563));
    }

    public static function srgb(): string
    {
        return self::profile(self::SRGB, self::parametric());
    }

    public static function gray(): string
    {
        return self::build('GRAY', ['kTRC' => 'curv' . pack('NNn', 0, 1, 256)]);
    }

    /** Profile of a printer: tables instead of a matrix. */
    public static function inks(): string
    {
        return self::build('CMYK', ['A2B0' => 'mft1' . str_repeat("\0", 60)]);
    }

    /** A JPEG with the profile in as many parts. */
    public static function jpeg(string $jpeg, string $profile, int $parts = 1): string
    {
        $segments = '';
        foreach (str_split($profile, max(1, (int) ceil(strlen($profile) / $parts))) as $index => $part) {
            $bytes = "ICC_PROFILE\0" . chr($index + 1) . chr($parts) . $part;
            // The parts may come in any order.
            $segments = "\xff\xe2" . pack('n', strlen($bytes) + 2) . $bytes . $segments;
        }

        return substr($jpeg, 0, 2) . $segments . substr($jpeg, 2);
    }

    public static function png(string $png, string $profile): string
    {
        $bytes = "iCCPprofile\0\0" . gzcompress($profile);
        $header = 8 + 25;

        return substr($png, 0, $header) . pack('N', strlen($bytes) - 4) . $bytes . pack('N', crc32($bytes)) . substr($png, $header);
    }

    /** The curve of sRGB: the fourth function. */
    private static function parametric(): string
    {
        return 'para' . pack('Nnn', 0, 3, 0) . implode('', array_map(self::fixed(...), [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]));
    }

    /** @param list<list<float>> $colours */
    private static function profile(array $colours, string $curve): string
    {
        $tags = [];
        foreach (self::TAGS as $index => $name) {
            $tags["{$name}XYZ"] = 'XYZ ' . pack('N', 0) . implode('', array_map(self::fixed(...), $colours[$index]));
            $tags["{$name}TRC"] = $curve;
        }

        return self::build('RGB ', $tags);
    }

    /** @param array<string, string> $tags */
    private static function build(string $space, array $tags): string
    {
        $tags['wtpt'] = 'XYZ ' . pack('N', 0) . implode('', array_map(self::fixed(...), [0.9642, 1.0, 0.8249]));
        $table = pack('N', count($tags));
        $data = '';
        $start = 128 + 4 + 12 * count($tags);
        foreach ($tags as $name => $bytes) {
            $table .= $name . pack('NN', $start + strlen($data), strlen($bytes));
            $data .= str_pad($bytes, (int) ceil(strlen($bytes) / 4) * 4, "\0");
        }
        $head = str_pad(pack('N', $start + strlen($data)) . "\0\0\0\0" . pack('N', 0x04200000) . 'mntr' . $space . 'XYZ ', 36, "\0") . 'acsp';
        $head = str_pad($head, 68, "\0") . implode('', array_map(self::fixed(...), [0.9642, 1.0, 0.8249]));

        return str_pad($head, 128, "\0") . $table . $data;
    }

    private static function fixed(float $number): string
    {
        return pack('N', (int) round($number * 65_536) & 0xffffffff);
    }
}
