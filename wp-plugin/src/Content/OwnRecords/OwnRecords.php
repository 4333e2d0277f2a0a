<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Content\EditorRecords;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Lists the records that a person owns or co-edits, and reads single ones with what one can do with them. The number of queries does not grow with the number of rows. */
final readonly class OwnRecords
{
    /** Types that have such a list. */
    public const TYPES = [ContentType::Initiative, ContentType::Event, ContentType::Resource, ContentType::SupportedProject];

    public function __construct(
        private OwnPosts $posts,
        private OwnOrder $order,
        private Records $records,
        private EditorRecords $editors,
        private OwnRows $rows,
    ) {
    }

    /** @throws DomainError forbidden when nobody is signed in */
    public function list(Viewer $viewer, ContentType $type, OwnQuery $query): OwnPage
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $all = $this->order->of($this->posts->of($viewer, $type), $query);
        $page = array_slice($all, ($query->page - 1) * $query->perPage, $query->perPage);

        $groups = $this->records->findGroups(array_map(static fn (OwnPost $post): int => $post->groupId, $page));

        return new OwnPage($this->rows->of($viewer, $this->readable($viewer, $page, $groups), $groups), count($all), $query);
    }

    /** @throws DomainError not_found, also for unpublished records of others; forbidden or the code of the type */
    public function find(Viewer $viewer, int $id): OwnRecord
    {
        $record = $this->editors->find($viewer, $id);

        return $this->rows->of($viewer, [$record], $this->records->findGroups([$record->groupId]))[0] ?? throw DomainError::notFound();
    }

    /**
     * The policy has the last word, whatever the query found.
     *
     * @param list<OwnPost> $posts
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
