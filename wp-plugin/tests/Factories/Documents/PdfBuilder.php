<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories\Documents;

/** Writes PDFs as producers do, and as attackers do. */
final class PdfBuilder
{
    private string $header = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";
    private string $body = '';
    private string $trailer = '/Root 1 0 R';
    private string $tail = '';

    /** One page with text. @param string $catalog more entries of the catalog */
    public static function page(string $catalog = '', string $page = ''): self
    {
        return (new self())
            ->object(1, "<</Type/Catalog/Pages 2 0 R{$catalog}>>")
            ->object(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>')
            ->object(3, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>{$page}>>")
            ->stream(4, '/Filter/FlateDecode', self::flate('BT /F1 24 Tf 72 720 Td (Une page \(simple\)) Tj ET'))
            ->object(5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
    }

    /** A document like those of LibreOffice and Word: everything but streams in an object stream, with a cross-reference stream. */
    public static function modern(string $catalog = '', string $more = ''): self
    {
        $packed = [
            1 => "<</Type/Catalog/Pages 2 0 R/Lang(fr-FR)/MarkInfo<</Marked true>>/OpenAction[3 0 R/XYZ null null 0]{$catalog}>>",
            2 => '<</Type/Pages/Kids[3 0 R]/Count 1>>',
            3 => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>{$more}",
            5 => '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
        ];

        return (new self())
            ->stream(4, '/Filter/FlateDecode', self::flate('BT /F1 24 Tf 72 720 Td (Une page) Tj ET'))
            ->packed(6, $packed)
            ->stream(7, '/Type/XRef/W[1 2 1]/Size 8/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>', self::flate(str_repeat("\2\1\0\0\0", 8)))
            ->trailer(null);
    }

    public function header(string $header): self
    {
        $this->header = $header;

        return $this;
    }

    public function object(int $number, string $value): self
    {
        return $this->raw("{$number} 0 obj\n{$value}\nendobj\n");
    }

    public function stream(int $number, string $dictionary, string $bytes, ?string $length = null): self
    {
        $length ??= (string) strlen($bytes);

        return $this->raw("{$number} 0 obj\n<<{$dictionary}/Length {$length}>>\nstream\n{$bytes}\nendstream\nendobj\n");
    }

    /**
     * An object stream.
     *
     * @param array<int, string> $objects values by number
     * @param (callable(string): string)|null $pack null: deflated
     */
    public function packed(int $number, array $objects, string $filter = '/Filter/FlateDecode', ?callable $pack = null, string $type = '/Type/ObjStm'): self
    {
        [$bytes, $first] = self::objects($objects);

        return $this->stream($number, "{$type}/N " . count($objects) . "/First {$first}{$filter}", ($pack ?? self::flate(...))($bytes));
    }

    public function raw(string $bytes): self
    {
        $this->body .= $bytes;

        return $this;
    }

    /** @param string|null $entries null: no trailer, as with cross-reference streams */
    public function trailer(?string $entries): self
    {
        $this->trailer = $entries ?? '';

        return $this;
    }

    public function tail(string $bytes): self
    {
        $this->tail = $bytes;

        return $this;
    }

    public function build(): string
    {
        $trailer = $this->trailer === '' ? '' : "trailer\n<<{$this->trailer}>>\n";

        return "{$this->header}{$this->body}{$trailer}startxref\n9\n%%EOF\n{$this->tail}";
    }

    public static function flate(string $bytes): string
    {
        return (string) gzcompress($bytes);
    }

    public static function hexadecimal(string $bytes): string
    {
        return chunk_split(bin2hex($bytes), 61, "\n") . '>';
    }

    public static function ascii85(string $bytes): string
    {
        $text = '';
        foreach (str_split($bytes, 4) as $group) {
            $number = (int) hexdec(bin2hex(str_pad($group, 4, "\0")));
            $digits = '';
            for ($index = 0; $index < 5; $index++) {
                $digits = chr($number % 85 + 33) . $digits;
                $number = intdiv($number, 85);
            }
            $text .= $digits === '!!!!!' && strlen($group) === 4 ? 'z' : substr($digits, 0, strlen($group) + 1);
        }

        return chunk_split($text, 70, "\n") . '~>';
    }

    public static function runLength(string $bytes): string
    {
        $packed = '';
        // A run first, so that both kinds are there.
        $spaces = strspn($bytes, ' ');
        foreach (str_split(substr($bytes, $spaces), 100) as $piece) {
            $packed .= chr(strlen($piece) - 1) . $piece;
        }

        return ($spaces > 1 ? chr(257 - $spaces) . ' ' : str_repeat("\0 ", $spaces)) . "{$packed}\x80";
    }

    /** Codes of nine bits, cleared before they would grow. */
    public static function lzw(string $bytes): string
    {
        $bits = '';
        foreach (str_split($bytes, 200) as $piece) {
            $bits .= sprintf('%09b', 256);
            foreach (str_split($piece) as $byte) {
                $bits .= sprintf('%09b', ord($byte));
            }
        }
        $bits .= sprintf('%09b', 257);
        $packed = '';
        foreach (str_split($bits, 8) as $byte) {
            $packed .= chr((int) bindec(str_pad($byte, 8, '0')));
        }

        return $packed;
    }

    /**
     * Each row by another of PNG's filters.
     *
     * @param positive-int $columns
     */
    public static function png(string $bytes, int $columns): string
    {
        $packed = '';
        $above = str_repeat("\0", $columns);
        foreach (str_split(str_pad($bytes, (int) ceil(strlen($bytes) / $columns) * $columns), $columns) as $index => $row) {
            $filter = $index % 5;
            $packed .= chr($filter);
            for ($at = 0; $at < $columns; $at++) {
                $left = $at > 0 ? ord($row[$at - 1]) : 0;
                $up = ord($above[$at]);
                $corner = $at > 0 ? ord($above[$at - 1]) : 0;
                $guess = match ($filter) {
                    1 => $left,
                    2 => $up,
                    3 => intdiv($left + $up, 2),
                    4 => self::nearest($left + $up - $corner, $left, $up, $corner),
                    default => 0,
                };
                $packed .= chr((ord($row[$at]) - $guess) & 0xff);
            }
            $above = $row;
        }

        return $packed;
    }

    /** @param positive-int $columns */
    public static function tiff(string $bytes, int $columns): string
    {
        $packed = '';
        foreach (str_split($bytes, $columns) as $row) {
            for ($at = strlen($row) - 1; $at > 0; $at--) {
                $row[$at] = chr((ord($row[$at]) - ord($row[$at - 1])) & 0xff);
            }
            $packed .= $row;
        }

        return $packed;
    }

    /**
     * @param array<int, string> $objects
     * @return array{string, int} bytes before they are packed, offset of the first object
     */
    private static function objects(array $objects): array
    {
        $head = $values = '';
        foreach ($objects as $number => $value) {
            $head .= "{$number} " . strlen($values) . ' ';
            $values .= "{$value} ";
        }

        return [$head . $values, strlen($head)];
    }

    private static function nearest(int $guess, int $left, int $up, int $corner): int
    {
        $nearest = abs($guess - $left) <= abs($guess - $up) ? $left : $up;

        return abs($guess - $nearest) <= abs($guess - $corner) ? $nearest : $corner;
    }
}
