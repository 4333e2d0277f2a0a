<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Applications\Stages\CallStage;
use Passerelle\Languages\Lang;

/** What letters say of an application, apart from the decision itself. */
final readonly class LetterValues
{
    /**
     * @param string $applicant name of who applies, as it was sent
     * @param string $project its title; '' where none was asked or answered
     * @param array<string, string> $calls title of the call, by language
     * @param array<string, string> $feedback comments of reviewers, by language of their headings; '' without any
     * @param CallStage|null $next stage of the call; null: there is none, or no letter names it
     */
    public function __construct(
        public string $applicant,
        public string $number,
        public string $project,
        private array $calls,
        private array $feedback,
        public ?CallStage $next = null,
    ) {
    }

    public function call(Lang $language): string
    {
        return $this->calls[$language->value] ?? '';
    }

    public function feedback(Lang $language): string
    {
        return $this->feedback[$language->value] ?? '';
    }
}
