<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/**
 * Reads content. Implementations are the only code that queries posts and terms; always with an explicit language. No
 * permission checks here.
 */
interface Records
{
    public function find(int $id): ?Record;

    /**
     * @param list<int> $ids
     * @return array<int, Record> by post id, in the requested order; the number of queries does not grow with the number of ids
     */
    public function findMany(array $ids): array;

    /**
     * @param list<int> $groupIds
     * @return array<int, array<string, Record>> by group id, then language
     */
    public function findGroups(array $groupIds): array;

    public function findBySlug(ContentType $type, Lang $language, string $slug): ?Record;

    /**
     * Ids of all posts of a type, in all languages and statuses but auto-drafts, for rebuilds.
     *
     * @return iterable<int>
     */
    public function allIds(ContentType $type): iterable;
}
