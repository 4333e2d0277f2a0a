<?php

declare(strict_types=1);

namespace Passerelle\Files\Colour;

use GdImage;

/** Converts the pixels of a picture from the colours of its profile to sRGB, which is what everybody assumes of a picture without a profile. */
final class Srgb
{
    /** X, Y and Z (D50) of red, green and blue. */
    public const COLOURS = [[0.4360747, 0.2225045, 0.0139322], [0.3850649, 0.7168786, 0.0971045], [0.1430804, 0.0606169, 0.7141733]];
    /** Light of red, green and blue from X, Y and Z (D50). */
    private const FROM_XYZ = [[3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427]];
    /** Steps between no light and all of it, in whole numbers. */
    private const STEPS = 8_192;
    private const LEVELS = 256;
    /** Levels that nobody sees; profiles of sRGB differ by rounding. */
    private const SAME = 2;
    private const SAMPLES = [0, 64, 128, 192, 255];

    /** @var list<list<list<int>>> light of each output channel (first) that each level (third) of an input channel (second) contributes, in steps */
    private array $shares;

    /** @var array<int, int> level of a light in steps, which may be outside of sRGB */
    private array $levels;

    private function __construct(IccProfile $profile)
    {
        $this->shares = [];
        $least = $most = 0;
        foreach (self::FROM_XYZ as $output) {
            $row = [];
            foreach ($profile->colours as $input => $xyz) {
                $weight = self::STEPS * ($output[0] * $xyz[0] + $output[1] * $xyz[1] + $output[2] * $xyz[2]);
                $row[] = array_map(static fn (float $light): int => (int) round($light * $weight), $profile->curves[$input]);
            }
            $this->shares[] = $row;
            $least = min($least, array_sum(array_map(static fn (array $share): int => min([0, ...$share]), $row)));
            $most = max($most, array_sum(array_map(static fn (array $share): int => max([0, ...$share]), $row)));
        }
        $this->levels = [];
        for ($light = $least; $light <= $most; $light++) {
            $this->levels[$light] = self::level($light / self::STEPS);
        }
    }

    /** Nothing happens without a profile that can be computed, and with one of sRGB. */
    public static function convert(GdImage $image, string $path, string $mime): void
    {
        $bytes = EmbeddedProfile::of($path, $mime);
        $profile = $bytes === null ? null : IccProfile::read($bytes);
        $conversion = $profile === null ? null : new self($profile);
        if ($conversion !== null && !$conversion->changesNothing()) {
            $conversion->apply($image);
        }
    }

    private function apply(GdImage $image): void
    {
        if (!imageistruecolor($image)) {
            for ($index = imagecolorstotal($image) - 1; $index >= 0; $index--) {
                ['red' => $red, 'green' => $green, 'blue' => $blue, 'alpha' => $alpha] = imagecolorsforindex($image, $index);
                $colour = $this->colour($red << 16 | $green << 8 | $blue);
                imagecolorset($image, $index, $colour >> 16 & 255, $colour >> 8 & 255, $colour & 255, $alpha);
            }
            return;
        }
        imagealphablending($image, false);
        [$width, $height] = [imagesx($image), imagesy($image)];
        [[$rr, $rg, $rb], [$gr, $gg, $gb], [$br, $bg, $bb]] = $this->shares;
        $levels = $this->levels;
        $last = $converted = -1;
        for ($y = 0; $y < $height; $y++) {
            for ($x = 0; $x < $width; $x++) {
                $colour = imagecolorat($image, $x, $y);
                if ($colour !== $last) {
                    // The computation of colour(); a call for each of millions of pixels would take twice as long.
                    [$last, $r, $g, $b] = [$colour, $colour >> 16 & 255, $colour >> 8 & 255, $colour & 255];
                    $converted = ($colour & 0x7f000000) | $levels[$rr[$r] + $rg[$g] + $rb[$b]] << 16
                        | $levels[$gr[$r] + $gg[$g] + $gb[$b]] << 8 | $levels[$br[$r] + $bg[$g] + $bb[$b]];
                }
                imagesetpixel($image, $x, $y, $converted);
            }
        }
    }

    private function changesNothing(): bool
    {
        foreach (self::SAMPLES as $r) {
            foreach (self::SAMPLES as $g) {
                foreach (self::SAMPLES as $b) {
                    $colour = $this->colour($r << 16 | $g << 8 | $b);
                    if (max(abs(($colour >> 16) - $r), abs(($colour >> 8 & 255) - $g), abs(($colour & 255) - $b)) > self::SAME) {
                        return false;
                    }
                }
            }
        }

        return true;
    }

    private function colour(int $colour): int
    {
        $converted = 0;
        foreach ($this->shares as [$ofRed, $ofGreen, $ofBlue]) {
            $converted = $converted << 8 | $this->levels[$ofRed[$colour >> 16 & 255] + $ofGreen[$colour >> 8 & 255] + $ofBlue[$colour & 255]];
        }

        return $converted;
    }

    /** The curve of sRGB (IEC 61966-2-1). */
    private static function level(float $light): int
    {
        $light = max(0.0, min(1.0, $light));
        $value = $light <= 0.0031308 ? 12.92 * $light : 1.055 * $light ** (1 / 2.4) - 0.055;

        return (int) round($value * (self::LEVELS - 1));
    }
}
