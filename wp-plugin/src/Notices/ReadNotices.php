<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;
use Passerelle\Rights\Viewer;

/**
 * The notices of a person, said in a language. Titles are those of now: of what the person may not read any more, the notice
 * says nothing. The number of queries does not grow with the number of notices.
 */
final readonly class ReadNotices
{
    private const UNAVAILABLE = 'notices.unavailable';

    public function __construct(
        private NoticeStore $store,
        private NoticeSources $sources,
        private Records $records,
        private EditorRecords $editors,
        private NoticePaths $paths,
    ) {
    }

    /** @return list<ReadNotice> the newest first */
    public function __invoke(Viewer $viewer, Lang $language, int $page, int $perPage, NoticeFilter $filter = new NoticeFilter()): array
    {
        return $this->say($this->store->page($viewer->id, $filter, $page, $perPage), $viewer, $language);
    }

    /**
     * @param list<Notice> $notices of the viewer
     * @return list<ReadNotice> in the same order
     */
    public function say(array $notices, Viewer $viewer, Lang $language): array
    {
        $groups = $this->records->findGroups(array_values(array_unique(array_map(static fn (Notice $notice): int => $notice->groupId, $notices))));
        $records = $this->readable($viewer, $groups);
        $known = array_values(array_filter(
            $notices,
            static fn (Notice $notice): bool => isset($records[$notice->number(Notify::POST)]) || $notice->text(Notify::TITLE) !== '' || $notice->kind->outlivesRecord(),
        ));
        $contents = $this->sources->contents($known, $records, $language);

        return array_map(function (Notice $notice) use ($viewer, $language, $groups, $records, $contents): ReadNotice {
            $content = $contents[$notice->id] ?? null;
            if ($content === null) {
                $content = NoticeContent::of(MailTexts::content(self::UNAVAILABLE, $language));

                return new ReadNotice($notice, $content->title, $content->text, null, isAvailable: false);
            }
            $record = $records[$notice->number(Notify::POST)] ?? null;
            if ($record === null) {
                return new ReadNotice($notice, $content->title, $content->text, $content->screen === null ? null : $this->paths->screen($content->screen, $language));
            }
            $group = $groups[$record->groupId];
            $path = match (true) {
                $content->screen !== null => $this->paths->screen($content->screen, $language, $content->screenId ?? $record->id) . $content->query,
                $this->editors->isReadable($viewer, $record) => $this->paths->of($record, $group, $language, $content->leadsToForm),
                default => $this->paths->page($record, $group, $language),
            };

            return new ReadNotice($notice, $content->title, $content->text, $path);
        }, $notices);
    }

    /**
     * @param array<int, array<string, Record>> $groups
     * @return array<int, Record> by post id
     */
    private function readable(Viewer $viewer, array $groups): array
    {
        $records = [];
        foreach ($groups as $group) {
            foreach ($group as $record) {
                if ($record->status->isPublic() || $this->editors->isReadable($viewer, $record)) {
                    $records[$record->id] = $record;
                }
            }
        }

        return $records;
    }
}
