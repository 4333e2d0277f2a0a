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

    public function __construct(private InspectionLimits $limits, private KindNames $kinds, private Sniffer $sniffer)
    {
    }

    /**
     * @param string $path of a readable file
     * @param string $name original name, not trusted
     * @param list<string> $types that are accepted
     * @return string the MIME type, one of these
     * @throws Refusal which names what a file is that has another type
     */
    public function accept(string $path, string $name, array $types): string
    {
        try {
            $mime = $this->sniffer->type($path);
            if ($mime === null || !in_array($mime, $types, true)) {
                throw Refusal::type('none of ' . implode(', ', $types));
            }
            $this->inspect($path, $mime);

            return $mime;
        } catch (Refusal $refusal) {
            throw $refusal->reason === Reason::Type ? $this->named($refusal, RealType::of($path, $name), $types) : $refusal;
        }
    }

    /**
     * The refusal with the kind of the file; a broken file of an accepted type has none.
     *
     * @param list<string> $types
     */
    private function named(Refusal $refusal, string $real, array $types): Refusal
    {
        $kind = in_array($real, $types, true) ? null : $this->kinds->of($real);

        return $kind === null ? $refusal : new Refusal($kind, "{$real}: {$refusal->getMessage()}");
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
