<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationRequests;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFile;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;
use Passerelle\Rights\Viewer;

/** The letters of an application for those who write it: what was asked, opened and received, not what was written unless the question says so. */
final readonly class ReadLetters
{
    public function __construct(
        private LetterStore $letters,
        private LetterFiles $files,
        private ReadLetterFacts $facts,
        private ApplicantRights $rights,
        private Clock $clock,
        private ApplicationRequests $requests,
    ) {
    }

    /** @return list<array<string, mixed>> without withdrawn requests */
    public function of(Viewer $viewer, Submission $submission): array
    {
        $letters = array_values(array_filter($this->letters->ofSubmission($submission->id), static fn (Letter $letter): bool => $letter->state !== LetterState::Withdrawn));
        $files = $this->files->of(array_map(static fn (Letter $letter): int => $letter->id, $letters));

        $facts = $letters === [] ? [] : $this->facts->ofQuestions($submission);

        return array_map(fn (Letter $letter): array => $this->row($viewer, $letter, $facts[$letter->questionId] ?? null, $files[$letter->id] ?? []), $letters);
    }

    /** @return list<array<string, mixed>> each question with letters: until when, and whether one more may be asked for */
    public function questions(Viewer $viewer, Submission $submission): array
    {
        $counts = $this->letters->counts($submission->id);
        $areLeft = $this->requests->areLeft($submission);
        $questions = [];
        foreach ($this->facts->ofQuestions($submission) as $id => $facts) {
            $questions[] = [
                'deadline' => self::time($facts->deadline()),
                'questionId' => $id,
                'mayAsk' => $this->mayChange($viewer, $facts) && $areLeft && $facts->rules()?->takesOneMore($counts[$id]->asked ?? 0) === true,
            ];
        }

        return $questions;
    }

    /**
     * @param list<StoredFile> $files
     * @return array<string, mixed>
     */
    private function row(Viewer $viewer, Letter $letter, ?LetterFacts $facts, array $files): array
    {
        $isRead = ReadableLetters::isReadable($letter, $facts);

        return [
            'askedAt' => Times::text($letter->askedAt),
            'answeredAt' => self::time($letter->answeredAt),
            'delivery' => $letter->delivery->value,
            'email' => $letter->referee->email === '' ? null : $letter->referee->email,
            'files' => $isRead ? array_map(self::file(...), array_values(array_filter($files, static fn (StoredFile $file): bool => $file->state !== FileState::Refused))) : [],
            'id' => $letter->id,
            'language' => $letter->referee->language->value,
            'mayChange' => $letter->state->isOpen() && $facts !== null && $this->mayChange($viewer, $facts),
            'name' => $letter->referee->name,
            'openedAt' => self::time($letter->openedAt),
            'questionId' => $letter->questionId,
            'state' => $letter->state->value,
            'text' => $isRead ? $letter->text : null,
        ];
    }

    /** @return array{bytes: int, id: int, name: string, state: string, type: string} */
    public static function file(StoredFile $file): array
    {
        return ['bytes' => $file->size, 'id' => $file->id, 'name' => $file->name, 'state' => $file->state->value, 'type' => $file->mime];
    }

    private function mayChange(Viewer $viewer, LetterFacts $facts): bool
    {
        return $this->rights->sends($viewer, $facts->submission->application) && $facts->accepts($this->clock->now());
    }

    private static function time(?DateTimeImmutable $instant): ?string
    {
        return $instant === null ? null : Times::text($instant);
    }
}
