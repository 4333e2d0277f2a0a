<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Settings;

use DateTimeImmutable;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use Passerelle\Applications\Stage;
use Passerelle\Languages\Lang;

/** Letters and dates of the decisions of a stage. */
final readonly class DecisionSettings
{
    /**
     * @param int $version counts the saves; 0: nothing is stored yet, and the letters are those of the platform
     * @param array<string, array<string, Letter>> $letters templates, by decision and language
     * @param DateTimeImmutable|null $confirmUntil last instant at which offers of the first publication can be confirmed; null: not chosen yet
     * @param int $offerDays for offers that are prepared when that is over, or near
     * @param int $reviewDays days in which a review of a result can be asked for; 0: none
     * @param bool $showsResults whether the page of the call shows results, of those who agree
     */
    public function __construct(
        public Stage $stage,
        public int $version,
        public array $letters,
        public ?DateTimeImmutable $confirmUntil,
        public int $offerDays,
        public int $reviewDays = 0,
        public bool $showsResults = false,
    ) {
    }

    public function letter(DecisionKind $kind, Lang $language): Letter
    {
        return $this->letters[$kind->value][$language->value] ?? new Letter('', '');
    }

    /** Whether a letter says what reviewers have commented. */
    public function names(string $field): bool
    {
        foreach ($this->letters as $byLanguage) {
            foreach ($byLanguage as $letter) {
                if (in_array($field, $letter->fields(), true)) {
                    return true;
                }
            }
        }

        return false;
    }
}
