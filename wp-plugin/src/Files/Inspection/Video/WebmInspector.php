<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Video;

use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;

/** WebM (RFC 8794 and 9559): one segment to the end of the file, with a video track and without attachments. */
final class WebmInspector
{
    private const EBML = 0x1a45dfa3;
    private const DOC_TYPE = 0x4282;
    private const SEGMENT = 0x18538067;
    private const TRACKS = 0x1654ae6b;
    private const TRACK = 0xae;
    private const TRACK_TYPE = 0x83;
    private const CODEC = 0x86;
    private const CLUSTER = 0x1f43b675;
    private const ATTACHMENTS = 0x1941a469;
    /** Seek head, info, tracks, cluster, cues, chapters, tags, void, checksum. */
    private const PARTS = [0x114d9b74, 0x1549a966, self::TRACKS, self::CLUSTER, 0x1c53bb6b, 0x1043a770, 0x1254c367, 0xec, 0xbf];
    private const PICTURE = 1;
    private const CODECS = ['V_VP8', 'V_VP9', 'V_AV1'];
    private const TEXT_MAX = 64;
    private const UNKNOWN = -1;

    private bool $hasPicture = false;
    private bool $hasCluster = false;

    public function __construct(private readonly Bytes $bytes, private readonly Budget $budget)
    {
    }

    /** @throws Refusal */
    public function inspect(): void
    {
        [$id, $start, $size] = $this->element(0, $this->bytes->size);
        if ($id !== self::EBML || $size === self::UNKNOWN || !$this->isWebm($start, $start + $size)) {
            throw Refusal::type('another relative of Matroska');
        }
        [$id, $start, $length] = $this->element($start + $size, $this->bytes->size);
        $end = $length === self::UNKNOWN ? $this->bytes->size : $start + $length;
        if ($id !== self::SEGMENT || $end !== $this->bytes->size) {
            throw Refusal::type('contents that are not WebM');
        }
        $this->segment($start, $end);
        if (!$this->hasPicture) {
            throw Refusal::type('no picture track');
        }
        if (!$this->hasCluster) {
            throw Refusal::corrupt('no film in it');
        }
    }

    private function isWebm(int $at, int $end): bool
    {
        while ($at < $end) {
            [$id, $start, $size] = $this->element($at, $end);
            if ($id === self::DOC_TYPE) {
                return rtrim($this->text($start, $size), "\0") === 'webm';
            }
            $at = $start + $size;
        }

        return false;
    }

    private function segment(int $at, int $end): void
    {
        while ($at < $end) {
            [$id, $start, $size] = $this->element($at, $end);
            if ($id === self::ATTACHMENTS) {
                throw Refusal::active('attachments');
            }
            if (!in_array($id, self::PARTS, true)) {
                throw Refusal::type('contents that are not WebM');
            }
            $this->hasCluster = $this->hasCluster || $id === self::CLUSTER;
            if ($id === self::TRACKS && $size !== self::UNKNOWN) {
                $this->tracks($start, $start + $size);
            }
            $at = $size === self::UNKNOWN ? $this->afterCluster($id, $start, $end) : $start + $size;
        }
    }

    /** Live recordings have clusters of unknown size, which end at the next element of the segment. */
    private function afterCluster(int $id, int $at, int $end): int
    {
        if ($id !== self::CLUSTER) {
            throw Refusal::corrupt('a part of unknown length');
        }
        while ($at < $end) {
            [$inner, $start, $size] = $this->element($at, $end);
            if ($inner === self::ATTACHMENTS || ($inner > 0xff && in_array($inner, self::PARTS, true))) {
                return $at;
            }
            if ($size === self::UNKNOWN) {
                throw Refusal::corrupt('a block of unknown length');
            }
            $at = $start + $size;
        }

        return $end;
    }

    private function tracks(int $at, int $end): void
    {
        while ($at < $end) {
            [$id, $start, $size] = $this->element($at, $end);
            if ($id === self::TRACK) {
                $this->track($start, $start + $size);
            }
            $at = $start + $size;
        }
    }

    private function track(int $at, int $end): void
    {
        [$type, $codec] = [0, ''];
        while ($at < $end) {
            [$id, $start, $size] = $this->element($at, $end);
            if ($id === self::TRACK_TYPE) {
                $type = $this->bytes->number($start, min($size, 8));
            } elseif ($id === self::CODEC) {
                $codec = $this->text($start, $size);
            }
            $at = $start + $size;
        }
        $this->hasPicture = $this->hasPicture || ($type === self::PICTURE && in_array(rtrim($codec, "\0"), self::CODECS, true));
    }

    private function text(int $at, int $size): string
    {
        return $size < 1 || $size > self::TEXT_MAX ? '' : $this->bytes->read($at, $size);
    }

    /**
     * @return array{int, int, int} id with its length marker, offset and size of the contents (UNKNOWN for elements without size)
     */
    private function element(int $at, int $end): array
    {
        $this->budget->countObject();
        [$id, $idLength] = $this->variable($at, 4, true);
        [$size, $sizeLength] = $this->variable($at + $idLength, 8, false);
        $start = $at + $idLength + $sizeLength;
        if ($start > $end || ($size !== self::UNKNOWN && $size > $end - $start)) {
            throw Refusal::corrupt('an element that is longer than what it is in');
        }

        return [$id, $start, $size];
    }

    /** @return array{int, int} the number and its length in bytes: the leading zeros of the first byte, plus one */
    private function variable(int $at, int $max, bool $isId): array
    {
        $first = $this->bytes->number($at, 1);
        $length = 1;
        while ($length <= $max && ($first & (0x80 >> ($length - 1))) === 0) {
            $length++;
        }
        if ($length > $max) {
            throw Refusal::corrupt('a number that is no EBML');
        }
        $number = $this->bytes->number($at, $length);
        if ($isId) {
            return [$number, $length];
        }
        $mask = (1 << (7 * $length)) - 1;

        return [($number & $mask) === $mask ? self::UNKNOWN : $number & $mask, $length];
    }
}
