<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Handling\Duplicates\DuplicateKind;
use Passerelle\Applications\Handling\Duplicates\Duplicates;
use Passerelle\Applications\Handling\Tags\TagStore;
use Passerelle\Applications\Messages\ThreadSide;
use Passerelle\Applications\Messages\UnreadMessages;
use Passerelle\Applications\Stage;
use Passerelle\Rights\Viewer;

/** What the list says of applications besides what was sent: unread messages, tags, likely duplicates. One statement each for a page. */
final readonly class ListedMarks
{
    public function __construct(private UnreadMessages $unread, private TagStore $tags, private Duplicates $duplicates)
    {
    }

    /**
     * @param list<array<string, string|null>> $rows of ListedRows
     * @return array<int, array{unread: int, tags: list<string>, duplicates: list<string>}> by application
     */
    public function of(Viewer $viewer, Stage $stage, array $rows): array
    {
        $applications = array_map(static fn (array $row): int => (int) $row['application_id'], $rows);
        $unread = $this->unread->of($viewer, ThreadSide::Team, $applications);
        $tags = $this->tags->of($applications);
        $duplicates = $this->duplicates->of($viewer, $stage, array_map(static fn (array $row): int => (int) $row['submission_id'], $rows));
        $marks = [];
        foreach ($rows as $row) {
            $id = (int) $row['application_id'];
            $kinds = array_merge(...array_values($duplicates[(int) $row['submission_id']] ?? []));
            $marks[$id] = [
                'unread' => $unread[$id] ?? 0,
                'tags' => $tags[$id] ?? [],
                'duplicates' => array_values(array_unique(array_map(static fn (DuplicateKind $kind): string => $kind->value, $kinds))),
            ];
        }

        return $marks;
    }

    /** @return list<array{id: int, name: string}> all tags of a call */
    public function tagsOf(int $callGroup): array
    {
        $tags = $this->tags->ofCall($callGroup);

        return array_map(static fn (int $id, string $name): array => ['id' => $id, 'name' => $name], array_keys($tags), $tags);
    }
}
