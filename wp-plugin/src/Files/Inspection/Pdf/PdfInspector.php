<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use finfo;
use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Inspection\TestSignature;

/**
 * Rejects PDFs with active content. Cross-reference tables are ignored: PDF readers repair broken ones by searching for "obj",
 * so every occurrence is parsed, in all revisions, texts and streams (ADR 0080, ADR 0161).
 */
final class PdfInspector
{
    /** PDF readers look for the header in so many bytes: scanners, printers and mail programs write something before it. */
    public const HEADER_WITHIN = 1_024;
    private const HEADER = '~%PDF-[12]\.\d~';
    /** Types that nothing in particular has. */
    private const NO_TYPE = '~^(text/plain|application/octet-stream|application/x-empty|inode/x-empty)$~';
    private const END_MARK = '%%EOF';
    private const PADDING = "\0\t\n\f\r \x1a";
    /** Maximum distance of a ZIP's end record from the end of the file, to detect an appended archive. */
    private const ZIP_END = "PK\5\6";
    private const ZIP_TAIL = 65_557;
    private const ENCRYPTIONS_MAX = 4;

    private Rules $rules;

    public function __construct(private readonly Budget $budget)
    {
        $this->rules = new Rules();
    }

    /** Whether a PDF begins here, behind whatever else. */
    public static function hasHeader(string $head): bool
    {
        return preg_match(self::HEADER, substr($head, 0, self::HEADER_WITHIN)) === 1;
    }

    /** @throws Refusal */
    public function inspect(string $file): void
    {
        self::checkOutside($file);
        TestSignature::refuseIn($file);
        $plain = new PdfReading($file, $this->rules, $this->budget);
        $plain->readObjects();
        $encryptions = $this->encryptions($plain->objects);
        if ($encryptions === []) {
            $plain->readStreams();
            $this->rules->finish();
            return;
        }
        $deciphers = array_map(static fn (Encryption $encryption): ?Decipher => $encryption->open(), $encryptions);
        if (in_array(null, $deciphers, true)) {
            // Some programs write an encryption dictionary and encrypt nothing.
            $plain->isReadableAsItIs() ? $plain->readStreams() : throw new Refusal(Reason::PdfPassword, 'a user password');
        } else {
            $plain->readStreams(true);
        }
        if (count($this->encryptions($plain->objects)) !== count($encryptions)) {
            throw Refusal::encrypted('an encryption dictionary inside a stream');
        }
        foreach (array_filter($deciphers) as $decipher) {
            $reading = new PdfReading($file, $this->rules, $this->budget, $decipher);
            $reading->readObjects();
            $reading->readStreams();
        }
        $this->rules->finish();
    }

    /**
     * @return list<Encryption> each different one of all trailers
     * @throws Refusal file_encrypted for those that cannot be opened in this way
     */
    private function encryptions(Objects $objects): array
    {
        $found = [];
        foreach ($this->rules->encryptions() as [$entries, $id]) {
            foreach ($objects->resolve([$entries]) ?? [null] as $each) {
                $encryption = Encryption::of($each, $id);
                $found[serialize($encryption)] = $encryption;
            }
        }

        return count($found) > self::ENCRYPTIONS_MAX ? throw Refusal::complex('many encryption dictionaries') : array_values($found);
    }

    /** Rejects files of two types: what is before the header has none, and nothing follows the end. */
    private static function checkOutside(string $file): void
    {
        if (preg_match(self::HEADER, substr($file, 0, self::HEADER_WITHIN), $match, PREG_OFFSET_CAPTURE) !== 1) {
            throw Refusal::type('no PDF header at the front');
        }
        $before = substr($file, 0, $match[0][1]);
        $type = $before === '' ? '' : (string) (new finfo(FILEINFO_MIME_TYPE))->buffer($before);
        if ($before !== '' && (preg_match(self::NO_TYPE, $type) !== 1 || preg_match('~<[a-z!?/]|^\s*\{|#!~i', $before) === 1)) {
            throw Refusal::type("a file of type {$type} before the PDF");
        }
        $end = strrpos($file, self::END_MARK);
        if ($end === false) {
            throw Refusal::corrupt('cut before its end');
        }
        if (trim(substr($file, $end + strlen(self::END_MARK)), self::PADDING) !== '') {
            throw Refusal::type('data after the end of the PDF');
        }
        $tail = substr($file, -self::ZIP_TAIL);
        $at = strrpos($tail, self::ZIP_END);
        if ($at !== false && strlen($tail) - $at >= 22) {
            $comment = unpack('v', $tail, $at + 20)[1] ?? null;
            if ($comment === strlen($tail) - $at - 22) {
                throw Refusal::type('a ZIP archive at the end of the PDF');
            }
        }
    }
}
