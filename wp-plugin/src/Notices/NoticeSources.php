<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Closure;
use LogicException;
use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\All;
use Passerelle\Languages\Lang;

/** The sources of all modules. */
final class NoticeSources
{
    /** @var array<string, NoticeSource>|null by kind; null: not asked for yet */
    private ?array $sources = null;

    /** @param Closure(): list<NoticeSource> $known */
    public function __construct(#[All(NoticeSource::class)] private readonly Closure $known)
    {
    }

    /** @return list<NoticeKind> that have a source: the others are not raised */
    public function kinds(): array
    {
        return array_values(array_filter(NoticeKind::cases(), fn (NoticeKind $kind): bool => isset($this->sources()[$kind->value])));
    }

    /**
     * @param list<Notice> $notices
     * @param array<int, Record> $records by post id
     * @return array<int, NoticeContent> by id of the notice
     */
    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        $asked = [];
        foreach ($notices as $notice) {
            $source = $this->sources()[$notice->kind->value] ?? null;
            if ($source !== null) {
                $asked[spl_object_id($source)][] = $notice;
            }
        }
        foreach ($asked as $ofSource) {
            $contents += $this->sources()[$ofSource[0]->kind->value]->contents($ofSource, $records, $language);
        }

        return $contents;
    }

    /**
     * @return array<string, NoticeSource>
     * @throws LogicException when a kind has two sources
     */
    private function sources(): array
    {
        if ($this->sources !== null) {
            return $this->sources;
        }
        $sources = [];
        foreach (($this->known)() as $source) {
            foreach ($source->kinds() as $kind) {
                if (isset($sources[$kind->value])) {
                    throw new LogicException("Two sources of notices of the kind {$kind->value}.");
                }
                $sources[$kind->value] = $source;
            }
        }

        return $this->sources = $sources;
    }
}
