<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories;

use LogicException;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Tests\Factories\Documents\VideoBuilder;

/** Small real files of each accepted kind. */
final class FileFactory
{
    public function __construct(private readonly Files $files)
    {
    }

    public function image(int $ownerId, FilePurpose $purpose = FilePurpose::Cover, string $name = 'image.jpg'): int
    {
        return $this->files->store($this->jpeg(), $name, $purpose, $ownerId, ['fr' => 'Une image', 'en' => 'An image']);
    }

    /** @param string $comment in the document, which makes its bytes others */
    public function pdf(int $ownerId, FilePurpose $purpose = FilePurpose::Document, string $name = 'document.pdf', string $comment = ''): int
    {
        return $this->files->store($this->write($comment === '' ? self::pdfText() : str_replace('%%EOF', "%{$comment}\n%%EOF", self::pdfText())), $name, $purpose, $ownerId);
    }

    public function video(int $ownerId, string $name = 'video.mp4', FilePurpose $purpose = FilePurpose::Video): int
    {
        return $this->files->store($this->write(VideoBuilder::mp4()), $name, $purpose, $ownerId);
    }

    /** @return string path of a picture */
    public function jpeg(int $width = 64, int $height = 32): string
    {
        $path = $this->write('');
        $image = imagecreatetruecolor(max(1, $width), max(1, $height));
        imagefill($image, 0, 0, (int) imagecolorallocate($image, 200, 90, 40));
        imagejpeg($image, $path);

        return $path;
    }

    /** Puts a description and an orientation into a picture, as cameras do. */
    public function withExif(string $path, int $orientation): string
    {
        $text = "Secret place\0";
        $entries = [pack('vvVV', 0x010E, 2, strlen($text), 38), pack('vvVvv', 0x0112, 3, 1, $orientation, 0)];
        $tiff = "II*\0" . pack('V', 8) . pack('v', 2) . implode('', $entries) . pack('V', 0) . $text;
        $segment = "Exif\0\0{$tiff}";
        $jpeg = (string) file_get_contents($path);
        file_put_contents($path, substr($jpeg, 0, 2) . "\xff\xe1" . pack('n', strlen($segment) + 2) . $segment . substr($jpeg, 2));

        return $path;
    }

    public function write(string $content): string
    {
        $path = tempnam(sys_get_temp_dir(), 'passerelle-test-');
        if ($path === false) {
            throw new LogicException('No temporary file could be made.');
        }
        file_put_contents($path, $content);
        register_shutdown_function(static fn (): bool => is_file($path) && unlink($path));

        return $path;
    }

    public static function pdfText(): string
    {
        return "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            . "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
    }
}
