<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use Passerelle\Catalogue\SavedSearches\SavedSearch;
use Passerelle\Content\Record;
use Passerelle\Notices\Preferences\MailTiming;

/** An item that is new to searches of one person. */
final readonly class News
{
    private const BETWEEN_NAMES = ' · ';

    /** @param non-empty-list<SavedSearch> $searches of one person */
    private function __construct(public Record $record, public array $searches)
    {
    }

    /** @param non-empty-list<SavedSearch> $searches of one person */
    public static function of(Record $record, array $searches): self
    {
        usort($searches, static fn (SavedSearch $one, SavedSearch $other): int => $one->id <=> $other->id);

        return new self($record, $searches);
    }

    public function userId(): int
    {
        return $this->searches[0]->userId;
    }

    /** @return list<int> */
    public function searchIds(): array
    {
        return array_map(static fn (SavedSearch $each): int => $each->id, $this->searches);
    }

    /** The earliest that one of the searches asks for. */
    public function timing(): MailTiming
    {
        return MailTiming::earliest(array_map(static fn (SavedSearch $each): MailTiming => $each->alert, $this->searches));
    }

    public function names(): string
    {
        return implode(self::BETWEEN_NAMES, array_map(static fn (SavedSearch $each): string => $each->name, $this->searches));
    }
}
