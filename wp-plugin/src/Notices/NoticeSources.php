<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use LogicException;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;

/** The sources of all modules. */
final class NoticeSources
{
    /** @var array<string, NoticeSource> by kind */
    private array $sources = [];

    /** @throws LogicException when a kind has two sources */
    public function add(NoticeSource ...$sources): void
    {
        foreach ($sources as $source) {
            foreach ($source->kinds() as $kind) {
                if (isset($this->sources[$kind->value])) {
                    throw new LogicException("Two sources of notices of the kind {$kind->value}.");
                }
                $this->sources[$kind->value] = $source;
            }
        }
    }

    /** @return list<NoticeKind> that have a source: the others are not raised */
    public function kinds(): array
    {
        return array_values(array_filter(NoticeKind::cases(), fn (NoticeKind $kind): bool => isset($this->sources[$kind->value])));
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
            $source = $this->sources[$notice->kind->value] ?? null;
            if ($source !== null) {
                $asked[spl_object_id($source)][] = $notice;
            }
        }
        foreach ($asked as $ofSource) {
            $contents += $this->sources[$ofSource[0]->kind->value]->contents($ofSource, $records, $language);
        }

        return $contents;
    }
}
