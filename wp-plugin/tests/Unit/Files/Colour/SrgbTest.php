<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Colour;

use GdImage;
use Passerelle\Files\Colour\Srgb;
use Passerelle\Tests\Factories\Documents\IccBuilder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SrgbTest extends TestCase
{
    private const PIXELS = [[211, 61, 51], [83, 176, 77], [128, 128, 128], [30, 60, 200]];
    /** Levels by which the conversion of another program (Little CMS) may differ. */
    private const TOLERANCE = 1;

    /** @return array<string, array{string, list<array{int, int, int}>}> profile, and what Little CMS makes of the pixels */
    public static function profiles(): array
    {
        $p3 = [[230, 40, 39], [23, 179, 60], [128, 128, 128], [17, 61, 208]];

        return [
            'Display P3' => [IccBuilder::p3(), $p3],
            'Display P3 with a table' => [IccBuilder::p3Sampled(), $p3],
            'Adobe RGB' => [IccBuilder::adobe(), [[244, 59, 47], [0, 177, 67], [129, 129, 129], [0, 57, 205]]],
            'sRGB' => [IccBuilder::srgb(), self::PIXELS],
            'inks of a printer' => [IccBuilder::inks(), self::PIXELS],
            'no profile' => ['nothing', self::PIXELS],
            'cut profile' => [substr(IccBuilder::p3(), 0, 300), self::PIXELS],
            'cut table' => [substr(IccBuilder::p3Sampled(), 0, -2_000), self::PIXELS],
            'more tags than bytes' => [substr_replace(IccBuilder::p3(), pack('N', 0xffffffff), 128, 4), $p3],
        ];
    }

    /** @param list<array{int, int, int}> $expected */
    #[DataProvider('profiles')]
    public function testConvertsPixels(string $profile, array $expected): void
    {
        $png = self::picture(self::image(), imagepng(...));

        self::assertPixels($expected, self::converted(IccBuilder::png($png, $profile), 'image/png'));
    }

    public function testFindsTheProfileOfAJpegInAnyNumberOfParts(): void
    {
        $jpeg = self::picture(self::plain(211, 61, 51), static fn (GdImage $image): bool => imagejpeg($image, null, 100));
        foreach ([1, 3] as $parts) {
            $image = self::converted(IccBuilder::jpeg($jpeg, IccBuilder::p3(), $parts), 'image/jpeg');
            self::assertEqualsWithDelta([230, 40, 40], self::pixel($image, 8, 8), 3);
        }
        self::assertEqualsWithDelta([211, 61, 51], self::pixel(self::converted($jpeg, 'image/jpeg'), 8, 8), 2);
    }

    public function testGraysFollowTheirCurve(): void
    {
        $png = self::picture(self::plain(64, 64, 64), imagepng(...));

        // A linear gray of a quarter is much brighter on the curve of sRGB.
        self::assertPixels([[137, 137, 137]], self::converted(IccBuilder::png($png, IccBuilder::gray()), 'image/png'));
    }

    public function testKeepsTransparency(): void
    {
        $image = self::plain(211, 61, 51);
        imagealphablending($image, false);
        imagesavealpha($image, true);
        imagesetpixel($image, 1, 0, (int) imagecolorallocatealpha($image, 211, 61, 51, 100));
        $converted = self::converted(IccBuilder::png(self::picture($image, imagepng(...)), IccBuilder::p3()), 'image/png');

        self::assertSame([0, 100], [imagecolorat($converted, 0, 0) >> 24, imagecolorat($converted, 1, 0) >> 24]);
        self::assertEqualsWithDelta([230, 40, 39], self::pixel($converted, 1, 0), self::TOLERANCE);
    }

    public function testConvertsThePaletteOfAPictureThatHasOne(): void
    {
        $image = imagecreate(2, 1);
        self::assertNotFalse($image);
        imagecolorallocate($image, 211, 61, 51);
        imagesetpixel($image, 1, 0, (int) imagecolorallocatealpha($image, 83, 176, 77, 64));
        $converted = self::converted(IccBuilder::png(self::picture($image, imagepng(...)), IccBuilder::p3()), 'image/png');

        self::assertFalse(imageistruecolor($converted));
        $colours = array_map(static fn (int $x): array => imagecolorsforindex($converted, (int) imagecolorat($converted, $x, 0)), [0, 1]);
        self::assertEqualsWithDelta(['red' => 230, 'green' => 40, 'blue' => 39, 'alpha' => 0], $colours[0], self::TOLERANCE);
        self::assertEqualsWithDelta(['red' => 23, 'green' => 179, 'blue' => 60, 'alpha' => 64], $colours[1], self::TOLERANCE);
    }

    private static function image(): GdImage
    {
        $image = imagecreatetruecolor(count(self::PIXELS), 1);
        foreach (self::PIXELS as $x => [$red, $green, $blue]) {
            imagesetpixel($image, $x, 0, $red << 16 | $green << 8 | $blue);
        }

        return $image;
    }

    private static function plain(int $red, int $green, int $blue): GdImage
    {
        $image = imagecreatetruecolor(16, 16);
        imagefill($image, 0, 0, $red << 16 | $green << 8 | $blue);

        return $image;
    }

    /** @param callable(GdImage): bool $write */
    private static function picture(GdImage $image, callable $write): string
    {
        ob_start();
        $write($image);

        return (string) ob_get_clean();
    }

    private static function converted(string $bytes, string $mime): GdImage
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'passerelle-colour-');
        try {
            file_put_contents($path, $bytes);
            // The profiles of the test are not those of a program: GD warns of damaged ones, and reads the pixels.
            $image = @imagecreatefromstring($bytes);
            self::assertNotFalse($image);
            Srgb::convert($image, $path, $mime);

            return $image;
        } finally {
            unlink($path);
        }
    }

    /** @param list<array{int, int, int}> $expected */
    private static function assertPixels(array $expected, GdImage $image): void
    {
        foreach ($expected as $x => $colour) {
            self::assertEqualsWithDelta($colour, self::pixel($image, $x, 0), self::TOLERANCE, "pixel {$x}");
        }
    }

    /** @return array{int, int, int} */
    private static function pixel(GdImage $image, int $x, int $y): array
    {
        $colour = (int) imagecolorat($image, $x, $y);

        return [$colour >> 16 & 255, $colour >> 8 & 255, $colour & 255];
    }
}
