<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;

/** Says the notices of some kinds, when they are read. */
interface NoticeSource
{
    /** @return non-empty-list<NoticeKind> */
    public function kinds(): array;

    /**
     * The number of queries does not grow with the number of notices.
     *
     * @param non-empty-list<Notice> $notices of these kinds
     * @param array<int, Record> $records those that they are about, by post id
     * @return array<int, NoticeContent> by id of the notice; without those that have nothing to say any more
     */
    public function contents(array $notices, array $records, Lang $language): array;
}
