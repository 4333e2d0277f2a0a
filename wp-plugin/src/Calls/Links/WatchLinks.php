<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use DateTimeImmutable;
use Passerelle\Calls\ManagementMode;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Composition\Priority;

/** The links of public calls to external platforms are checked, from the change that makes them so. */
#[Priority(70)]
final readonly class WatchLinks implements ContentListener
{
    public function __construct(private LinkStore $store, private Records $records)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        if ($record->type === ContentType::CallForApplication) {
            $this->watch($record->groupId, $this->records->findGroups([$record->groupId])[$record->groupId] ?? []);
        }
    }

    /** @param array<string, Record> $group the languages of a call */
    public function watch(int $groupId, array $group, ?DateTimeImmutable $firstCheck = null): void
    {
        foreach ($group as $record) {
            $url = $record->values->text('externalUrl');
            if ($record->status->isPublic() && ManagementMode::External->isOf($record) && $url !== '') {
                $closing = $record->values->text('closesAt');
                $this->store->watch($groupId, $url, $closing === '' ? null : new DateTimeImmutable($closing), $firstCheck);
                return;
            }
        }
        $this->store->forget($groupId);
    }
}
