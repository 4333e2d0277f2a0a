<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Lists the calls that a person owns, manages or supports. The number of queries does not grow with the number of rows. */
final readonly class OwnCalls
{
    public function __construct(
        private OwnCallPosts $posts,
        private OwnCallOrder $order,
        private Records $records,
        private EditorRecords $editors,
        private OwnCallRows $rows,
    ) {
    }

    /** @throws DomainError forbidden when nobody is signed in */
    public function list(Viewer $viewer, OwnCallQuery $query): OwnCallPage
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $all = $this->order->of($this->posts->of($viewer), $query);
        $page = $query->cut($all);
        $groups = $this->records->findGroups(array_map(static fn (OwnCallPost $post): int => $post->groupId, $page));

        return new OwnCallPage($this->rows->of($viewer, $this->readable($viewer, $page, $groups), $groups), count($all), $query);
    }

    /**
     * The policy has the last word, whatever the query found.
     *
     * @param list<OwnCallPost> $posts
     * @param array<int, array<string, Record>> $groups
     * @return list<Record>
     */
    private function readable(Viewer $viewer, array $posts, array $groups): array
    {
        $records = [];
        foreach ($posts as $post) {
            foreach ($groups[$post->groupId] ?? [] as $record) {
                if ($record->id === $post->id && $this->editors->isReadable($viewer, $record)) {
                    $records[] = $record;
                }
            }
        }

        return $records;
    }
}
