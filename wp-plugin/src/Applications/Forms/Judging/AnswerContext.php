<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

/** What is judged, besides the answers: for what, and the facts that the answers refer to. */
final readonly class AnswerContext
{
    /**
     * @param bool $isSending all rules; otherwise those of a draft, which may be incomplete
     * @param array<int, AnsweredFile> $files files that the submission may contain, by id
     * @param array<string, LetterCount> $letters letters of recommendation, by question
     * @param array<string, string> $profile values of the applicant's profiles, by source; '' where a profile has none, absent where there is no such profile
     */
    public function __construct(
        public bool $isSending,
        public array $files = [],
        public array $letters = [],
        public array $profile = [],
    ) {
    }
}
