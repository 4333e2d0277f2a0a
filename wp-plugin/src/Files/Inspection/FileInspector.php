<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

use Passerelle\Files\Inspection\Docx\DocxInspector;
use Passerelle\Files\Inspection\Pdf\PdfInspector;
use Passerelle\Files\Inspection\Video\Bytes;
use Passerelle\Files\Inspection\Video\Mp4Inspector;
use Passerelle\Files\Inspection\Video\WebmInspector;
use Passerelle\Files\Sniffer;

/** Inspects a file of an accepted type, and rejects contents that could harm those who open it. */
final readonly class FileInspector
{
    private const PIECE = 1_048_576;

    public function __construct(private InspectionLimits $limits)
    {
    }

    /**
     * @param string $path of a readable file
     * @param string $mime as detected by Sniffer
     * @throws Refusal
     */
    public function inspect(string $path, string $mime): void
    {
        $budget = new Budget($this->limits);
        self::refuseSignature($path);
        match ($mime) {
            Sniffer::PDF => (new PdfInspector($budget))->inspect((string) file_get_contents($path)),
            Sniffer::DOCX => (new DocxInspector($budget))->inspect((string) file_get_contents($path)),
            Sniffer::MP4 => (new Mp4Inspector(new Bytes($path), $budget))->inspect(),
            Sniffer::WEBM => (new WebmInspector(new Bytes($path), $budget))->inspect(),
            default => ImageInspector::inspect($path, $mime),
        };
    }

    private static function refuseSignature(string $path): void
    {
        $signature = new TestSignature();
        $file = fopen($path, 'rb');
        while ($file !== false && !feof($file)) {
            $signature->read((string) fread($file, self::PIECE));
        }
        if ($file !== false) {
            fclose($file);
        }
    }
}
