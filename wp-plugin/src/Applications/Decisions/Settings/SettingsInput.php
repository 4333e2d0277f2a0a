<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Settings;

/** Letters and dates of decisions as a person has typed them. */
final readonly class SettingsInput
{
    /**
     * @param array<string, array<string, array{subject: string, body: string}>> $letters by decision and language
     * @param string $confirmUntil instant, or local time in the zone of the call; '': not chosen yet
     * @param int|null $reviewDays days in which a review of a result can be asked for, 0: none; null: as before
     * @param bool|null $showsResults whether the page of the call shows results; null: as before
     */
    public function __construct(
        public array $letters,
        public string $confirmUntil,
        public int $offerDays,
        public ?int $reviewDays = null,
        public ?bool $showsResults = null,
    ) {
    }
}
