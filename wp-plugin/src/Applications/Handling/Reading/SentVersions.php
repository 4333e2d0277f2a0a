<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFiles;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;

/** Versions of a submission as they were sent, with the forms that they answer. */
final readonly class SentVersions
{
    public function __construct(private AnsweredForms $forms, private FormReader $reader, private StoredFiles $files)
    {
    }

    /**
     * @param list<Snapshot> $snapshots
     * @throws DomainError not_found
     */
    public function find(Submission $submission, array $snapshots, int $number): SentVersion
    {
        foreach ($snapshots as $snapshot) {
            $form = $snapshot->number === $number && $snapshot->document !== '' ? $snapshot->members()['form'] ?? null : null;
            $version = is_int($form) ? $this->forms->version($submission, $form) : null;
            if ($version !== null) {
                return new SentVersion($snapshot, $this->reader->read($version->document), $version->document);
            }
        }

        throw DomainError::notFound();
    }

    /** @return array<string, mixed> as the API shows it */
    public function data(SentVersion $version): array
    {
        $sent = $version->sent;
        $questions = $version->questions();
        $ids = array_map(static fn (Question $question): string => $question->id, $questions);
        $files = $this->files->findMany(array_column($sent->files, 'id'));

        return [
            'number' => $version->snapshot->number,
            'sentAt' => Times::text($version->snapshot->sentAt),
            'sha256' => $version->snapshot->sha256,
            'form' => $version->document,
            'questions' => $ids,
            'answers' => $sent->answers->of(array_values(array_intersect($sent->answers->ids(), $ids)))->json(),
            'profile' => array_map(
                static fn (string $name, string $value): array => ['name' => $name, 'value' => $value],
                array_keys($sent->profile),
                array_values($sent->profile),
            ),
            'files' => array_map(static fn (array $file): array => [
                'id' => $file['id'],
                'questionId' => $file['question'],
                'name' => $file['name'],
                'bytes' => $file['bytes'],
                'type' => $file['type'],
                'sha256' => $file['sha256'],
                // A file that is gone or was refused after sending can’t be opened.
                'state' => ($files[$file['id']]->state ?? FileState::Refused)->value,
            ], $sent->files),
        ];
    }
}
