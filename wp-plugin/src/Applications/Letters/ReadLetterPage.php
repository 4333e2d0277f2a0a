<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Content\RecordPaths;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFile;
use Passerelle\Files\Uploads\Upload;
use Passerelle\Files\Uploads\UploadState;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use SensitiveParameter;

/** The page of a referee’s link: who asks, for which call, until when, and what is written so far. What was sent is not shown again: who holds the link may only erase it. */
final readonly class ReadLetterPage
{
    public function __construct(
        private LetterOfLink $links,
        private LetterStore $letters,
        private LetterFiles $files,
        private PendingLetterUploads $uploads,
        private ApplicantName $names,
        private RecordPaths $paths,
        private LetterLimits $limits,
    ) {
    }

    /**
     * @param string $language of the page, a value of Lang
     * @return array<string, mixed>
     * @throws DomainError link_expired
     */
    public function data(#[SensitiveParameter] string $hash, string $language): array
    {
        [$letter, $facts] = $this->links->find($hash, $language);
        $isOpen = $letter->state->isOpen();
        if ($isOpen) {
            $this->letters->markOpened($letter->id);
        }
        $deadline = $facts->deadline();

        return [
            'applicant' => $this->names->of($facts->submission->application),
            'callPath' => $this->paths->of($facts->call->record),
            'callTitle' => $facts->call->record->title,
            'deadline' => $deadline === null ? null : Times::text($deadline),
            'files' => $isOpen ? $this->listed($letter) : [],
            'isReadByApplicant' => $facts->rules()?->isReadable === true,
            'isReceived' => !$isOpen,
            'maxFiles' => $this->limits->files,
            'maxText' => $this->limits->text,
            'message' => $letter->referee->message,
            'name' => $letter->referee->name,
            'question' => self::question($facts->question, Lang::from($language)),
            'text' => $isOpen ? $letter->text : '',
            'zone' => $facts->call->record->values->textOrNull('zone'),
        ];
    }

    /** @return list<array<string, mixed>> files of the letter, and those that are still checked or were refused, which have no id */
    private function listed(Letter $letter): array
    {
        $files = array_map(static fn (StoredFile $file): array => ['error' => $file->refusal, ...ReadLetters::file($file)], $this->files->of([$letter->id])[$letter->id] ?? []);
        $pending = array_map(static fn (Upload $upload): array => [
            'bytes' => $upload->bytes,
            'error' => $upload->error,
            'id' => 0,
            'name' => $upload->name,
            'state' => ($upload->state === UploadState::Refused ? FileState::Refused : FileState::Scanning)->value,
            'type' => '',
        ], $this->uploads->of($letter->id));

        return [...$files, ...$pending];
    }

    /** @return string in the other language where it has none in this one; empty: the form does not ask it any more */
    private static function question(?Question $question, Lang $language): string
    {
        $label = $question?->wording->label;
        $text = $label?->in($language) ?? '';

        return $text === '' ? $label?->in($language->other()) ?? '' : $text;
    }
}
