<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files;

use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFile;
use Passerelle\Tests\Factories\Documents\DocxBuilder;
use Passerelle\Tests\Factories\Documents\EicarText;
use Passerelle\Tests\Factories\Documents\PdfBuilder;
use Passerelle\Tests\Factories\Documents\VideoBuilder;
use Passerelle\Tests\Factories\Documents\IccBuilder;
use Passerelle\Tests\Factories\FileFactory;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class FileStoreTest extends IntegrationTestCase
{
    private const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

    public function testStoresImageUnderRandomName(): void
    {
        $id = $this->plugin->get(Files::class)->store(
            $this->files->jpeg(120, 80),
            '../été "à" Dakar.php.PNG',
            FilePurpose::Cover,
            7,
            ['fr' => " Le port\n<b>au</b> matin ", 'en' => 'The harbour'],
        );

        $file = $this->plugin->get(Files::class)->find($id);
        self::assertNotNull($file);
        self::assertEquals(
            new StoredFile($id, FilePurpose::Cover, 7, 'été à Dakar.php.jpg', $file->path, 'image/jpeg', $file->size, 120, 80, [
                'fr' => 'Le port <b>au</b> matin',
                'en' => 'The harbour',
            ]),
            $file,
        );
        self::assertMatchesRegularExpression('~^[0-9a-f]{2}/[0-9a-f]{32}\.jpg$~', $file->path);
        $stored = $this->plugin->get(FileStorage::class)->absolute($file->path);
        self::assertSame([$file->size, '0640'], [filesize($stored), substr(sprintf('%o', fileperms($stored)), -4)]);
        self::assertStringStartsNotWith(ABSPATH, $stored);
    }

    public function testRemovesCameraMetadata(): void
    {
        $path = $this->files->withExif($this->files->jpeg(60, 40), orientation: 6);
        self::assertSame('Secret place', exif_read_data($path)['ImageDescription'] ?? null);

        $file = $this->stored($path, FilePurpose::Cover);
        $stored = $this->plugin->get(FileStorage::class)->absolute($file->path);

        self::assertStringNotContainsString('Secret place', (string) file_get_contents($stored));
        self::assertStringNotContainsString('Exif', (string) file_get_contents($stored));
        self::assertSame([40, 60], [$file->width, $file->height], 'It stands as the camera was held.');
    }

    public function testStoresTheColoursOfAWideGamutAsSrgb(): void
    {
        $image = imagecreatetruecolor(60, 40);
        imagefill($image, 0, 0, 211 << 16 | 61 << 8 | 51);
        foreach (['image/jpeg' => imagejpeg(...), 'image/png' => imagepng(...)] as $mime => $write) {
            ob_start();
            $write($image);
            $bytes = (string) ob_get_clean();
            $path = $this->files->write($mime === 'image/png' ? IccBuilder::png($bytes, IccBuilder::p3()) : IccBuilder::jpeg($bytes, IccBuilder::p3(), 2));
            $file = $this->stored($mime === 'image/jpeg' ? $this->files->withExif($path, orientation: 6) : $path, FilePurpose::Gallery);

            $stored = (string) file_get_contents($this->plugin->get(FileStorage::class)->absolute($file->path));
            $shown = imagecreatefromstring($stored);
            self::assertNotFalse($shown);
            $colour = (int) imagecolorat($shown, 20, 20);
            self::assertEqualsWithDelta([230, 40, 40], [$colour >> 16 & 255, $colour >> 8 & 255, $colour & 255], 6, $mime);
            self::assertSame($mime === 'image/jpeg' ? [40, 60] : [60, 40], [$file->width, $file->height]);
            self::assertSame([false, false, false], [str_contains($stored, 'ICC_PROFILE'), str_contains($stored, 'iCCP'), str_contains($stored, 'Exif')]);
        }
    }

    public function testDocuments(): void
    {
        $pdf = $this->stored($this->files->write(FileFactory::pdfText()), FilePurpose::Cv, 'cv.exe');
        $docx = $this->stored($this->docx(), FilePurpose::Document, 'Lettre');
        $picture = $this->stored($this->files->jpeg(), FilePurpose::Document, 'scan');

        self::assertSame(['cv.pdf', 'application/pdf', null], [$pdf->name, $pdf->mime, $pdf->width]);
        self::assertSame(['Lettre.docx', self::DOCX, false], [$docx->name, $docx->mime, $docx->isImage()]);
        self::assertSame(['scan.jpg', true], [$picture->name, $picture->isImage()]);
    }

    /** @return array<string, array{string, FilePurpose, string}> content, purpose, code */
    public static function refusedTypes(): array
    {
        $svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
        $gif = "GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;";

        return [
            'svg' => [$svg, FilePurpose::Cover, 'file_is_svg'],
            'svg as a document' => [$svg, FilePurpose::Document, 'file_is_svg'],
            'svg with an xml head' => ["<?xml version=\"1.0\"?>{$svg}", FilePurpose::Logo, 'file_is_svg'],
            'gif' => [$gif, FilePurpose::Picture, 'file_is_picture_format'],
            'html' => ['<html><script>alert(1)</script></html>', FilePurpose::Document, 'file_is_web_page'],
            'php' => ['<?php system("id");', FilePurpose::Document, 'file_is_program'],
            'text' => ['hello', FilePurpose::Document, 'file_is_text'],
            'nothing' => ['', FilePurpose::Document, 'file_type'],
            'a pdf for a picture' => [FileFactory::pdfText(), FilePurpose::Cover, 'file_is_pdf'],
            'a pdf for a film' => [FileFactory::pdfText(), FilePurpose::Video, 'file_is_pdf'],
            'a film for a document' => [VideoBuilder::mp4(), FilePurpose::Document, 'file_is_video'],
            'only the head of a jpeg' => ["\xff\xd8\xff\xe0\x00\x10JFIF", FilePurpose::Cover, 'file_type'],
            'only the head of a png' => ["\x89PNG\r\n\x1a\n", FilePurpose::Cover, 'file_type'],
        ];
    }

    #[DataProvider('refusedTypes')]
    public function testNamesWhatIsNotAccepted(string $content, FilePurpose $purpose, string $code): void
    {
        self::assertSame(["file: {$code}"], $this->refusals(
            fn (): int => $this->plugin->get(Files::class)->store($this->files->write($content), 'image.jpg', $purpose, 1),
        ));
    }

    /** @return array<string, array{string, string}> content, code */
    public static function refusedContents(): array
    {
        return [
            'a pdf with a script' => [PdfBuilder::page('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')->build(), 'file_active_content'],
            'a document with macros' => [(new DocxBuilder())->part('word/vbaProject.bin', 'x')->build(), 'file_active_content'],
            'a pdf with a password' => [PdfBuilder::page()->trailer('/Root 1 0 R/Encrypt 9 0 R')->build(), 'file_encrypted'],
            'a pdf that is cut' => ['%PDF-1.4', 'file_corrupt'],
            'a bomb' => [PdfBuilder::page()->object(8, str_repeat('[', 5_000))->build(), 'file_too_complex'],
            'the test signature' => [(new DocxBuilder())->part('word/a.xml', '<a>' . EicarText::text() . '</a>')->build(), 'file_infected'],
        ];
    }

    #[DataProvider('refusedContents')]
    public function testRejectsHarmfulContentsWithTheirCodeAndStoresNothing(string $content, string $code): void
    {
        self::assertSame(["file: {$code}"], $this->refusals(
            fn (): int => $this->plugin->get(Files::class)->store($this->files->write($content), 'a', FilePurpose::Document, 4_711),
        ));
        self::assertSame([], $this->db->ids("SELECT id FROM {$this->db->table('files')} WHERE owner_id = %d", 4_711));
    }

    public function testStoresVideos(): void
    {
        $mp4 = $this->stored($this->files->write(VideoBuilder::mp4()), FilePurpose::Video, 'film.mov');
        $webm = $this->stored($this->files->write(VideoBuilder::webm()), FilePurpose::Video, 'film');

        self::assertSame([['film.mp4', 'video/mp4'], ['film.webm', 'video/webm']], [[$mp4->name, $mp4->mime], [$webm->name, $webm->mime]]);
        self::assertFileExists($this->plugin->get(FileStorage::class)->absolute($mp4->path));
    }

    public function testRemovesDataAfterTheImage(): void
    {
        $path = $this->files->jpeg();
        file_put_contents($path, '<?php echo "behind";', FILE_APPEND);

        $file = $this->stored($path, FilePurpose::Cover);

        self::assertStringNotContainsString('behind', (string) file_get_contents($this->plugin->get(FileStorage::class)->absolute($file->path)));
    }

    public function testSizes(): void
    {
        $big = $this->files->write("\xff\xd8" . str_repeat('x', 2_000_000));
        self::assertSame(['file: file_too_large'], $this->refusals(
            fn (): int => $this->plugin->get(Files::class)->store($big, 'a.jpg', FilePurpose::Cover, 1),
        ));
        self::assertSame(['file: file_type'], $this->refusals(
            fn (): int => $this->plugin->get(Files::class)->store($big, 'a.pdf', FilePurpose::Document, 1),
        ), 'Documents may be larger.');
    }

    public function testRejectsDecompressionBombBeforeDecoding(): void
    {
        // A real head that announces 20,000 × 20,000 pixels, and hardly any data.
        $head = pack('N2C5', 20_000, 20_000, 8, 2, 0, 0, 0);
        $chunk = static fn (string $type, string $data): string => pack('N', strlen($data)) . $type . $data . pack('N', crc32($type . $data));
        $png = "\x89PNG\r\n\x1a\n" . $chunk('IHDR', $head) . $chunk('IDAT', (string) gzcompress(str_repeat("\0", 100))) . $chunk('IEND', '');

        self::assertSame(['file: image_too_large'], $this->refusals(
            fn (): int => $this->plugin->get(Files::class)->store($this->files->write($png), 'a.png', FilePurpose::Cover, 1),
        ));
    }

    public function testFindsManyInTheRequestedOrderWithOneQuery(): void
    {
        $ids = [$this->files->image(1), $this->files->pdf(1), $this->files->image(1)];
        $asked = [$ids[2], 999_999, $ids[0], $ids[1]];
        $found = [];

        $queries = $this->countQueries(function () use ($asked, &$found): void {
            $found = $this->plugin->get(Files::class)->findMany($asked);
        });

        self::assertSame([1, [$ids[2], $ids[0], $ids[1]]], [$queries, array_keys($found)]);
        self::assertSame([], $this->plugin->get(Files::class)->findMany([]));
    }

    private function stored(string $path, FilePurpose $purpose, string $name = 'a.jpg'): StoredFile
    {
        $file = $this->plugin->get(Files::class)->find($this->plugin->get(Files::class)->store($path, $name, $purpose, 1));
        self::assertNotNull($file);

        return $file;
    }

    private function docx(): string
    {
        return $this->files->write((new DocxBuilder())->build());
    }
}
