<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Handling\Reading\SentVersion;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Stage;

/** The forms that snapshots answer: each is read once for a page. */
final readonly class ExportedForms
{
    public function __construct(private FormStore $forms, private FormReader $reader)
    {
    }

    /**
     * @param array<int, Snapshot> $snapshots by submission
     * @return array<int, array{SentVersion, int}> with the number of the form; those whose form is gone are missing
     */
    public function versions(Stage $stage, array $snapshots): array
    {
        $forms = $versions = [];
        foreach ($snapshots as $submissionId => $snapshot) {
            $number = $snapshot->members()['form'] ?? null;
            $number = is_int($number) ? $number : 0;
            $forms[$number] ??= $this->form($stage, $number);
            if ($forms[$number] !== null) {
                $versions[$submissionId] = [new SentVersion($snapshot, ...$forms[$number]), $number];
            }
        }

        return $versions;
    }

    /** @return array{Form, string}|null with its document */
    private function form(Stage $stage, int $number): ?array
    {
        $document = $this->forms->version($stage, $number)?->document;

        return $document === null ? null : [$this->reader->read($document), $document];
    }
}
