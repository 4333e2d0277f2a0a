<?php

declare(strict_types=1);

namespace Passerelle\CallManagement\Listing;

use Passerelle\CallManagement\CallRole;
use Passerelle\CallManagement\CallSteps;
use Passerelle\Calls\CallStates;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Lists the calls that a person owns, manages or supports. The number of queries does not grow with the number of rows. */
final readonly class OwnCalls
{
    private const COVER = 'coverImageId';

    public function __construct(
        private OwnCallPosts $posts,
        private OwnCallOrder $order,
        private Records $records,
        private EditorRecords $editors,
        private CallSteps $steps,
        private CallStates $states,
        private MissingFields $missing,
        private Media $media,
    ) {
    }

    /** @throws DomainError forbidden when nobody is signed in */
    public function list(Viewer $viewer, OwnCallQuery $query): OwnCallPage
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $all = $this->order->of($this->posts->of($viewer), $query);
        $page = array_slice($all, ($query->page - 1) * $query->perPage, $query->perPage);
        $groups = $this->records->findGroups(array_map(static fn (OwnCallPost $post): int => $post->groupId, $page));

        return new OwnCallPage($this->rows($viewer, $this->readable($viewer, $page, $groups), $groups), count($all), $query);
    }

    /**
     * @param list<Record> $records
     * @param array<int, array<string, Record>> $groups
     * @return list<OwnCall>
     */
    private function rows(Viewer $viewer, array $records, array $groups): array
    {
        $covers = $this->media->findMany(array_map(static fn (Record $record): ?int => $record->values->int(self::COVER), $records));

        return array_map(fn (Record $record): OwnCall => new OwnCall(
            $record,
            $groups[$record->groupId] ?? [],
            $this->steps->offered($viewer, $record),
            $this->states->of($record),
            CallRole::of($viewer, $record),
            $this->missing->of($record),
            $covers[$record->values->int(self::COVER) ?? 0] ?? null,
        ), $records);
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
