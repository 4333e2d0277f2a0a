<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;
use Passerelle\Mail\MailEntry;
use Passerelle\Content\Model\ContentType;

/** A public item as a letter shows it. */
final readonly class Item
{
    /**
     * @param list<string> $sectors keys, with those of the first level
     * @param list<string> $countries ISO codes
     * @param DateTimeImmutable|null $closesAt null: does not close
     */
    public function __construct(
        public int $groupId,
        public ContentType $type,
        public MailEntry $entry,
        public array $sectors,
        public array $countries,
        public DateTimeImmutable $publishedAt,
        public ?DateTimeImmutable $closesAt,
    ) {
    }
}
