<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Handling;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\FilesOfApplications;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\Applications\Letters\LetterFiles;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Letters\Referee;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Files\FilePurpose;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** An application as those who handle it read it. */
final class ReadReceivedTest extends HandlingTestCase
{
    protected const FORM = parent::FORM + [
        'abroad' => ['kind' => 'yesNo'],
        'where' => ['kind' => 'shortText', 'condition' => ['source' => 'abroad', 'operator' => 'equals', 'value' => true]],
        'letter' => ['kind' => 'letter', 'max' => 2],
    ];

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereIsNothingToRead(string $who): void
    {
        $viewer = $this->stranger($who);

        self::assertSame(['not_found'], $this->refusals(fn () => $this->received($viewer)));
    }

    public function testItShowsWhatWasSentAndNeverWhatIsWrittenNowHiddenOrStatistical(): void
    {
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        $this->write($this->applicant, $this->id, 4, ['abroad' => true, 'where' => 'CACHÉ', 'motive' => 'EN-COURS']);
        $data = $this->received($this->manager);
        self::assertStringNotContainsString('EN-COURS', self::json($data));
        self::assertSame(['draft', 'Aïda', $this->call->title], [$data['state'], $data['name'], $data['callTitle']]);
        self::assertSame([1, '{"motive":"Fleuve"}', ['motive', 'files', 'abroad', 'letter']], [$data['shown']['number'], $data['shown']['answers'], $data['shown']['questions']]);

        $this->write($this->applicant, $this->id, 5, ['abroad' => false]);
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 6);
        $data = $this->received($this->manager);
        self::assertSame('{"motive":"EN-COURS","abroad":false}', $data['shown']['answers']);
        foreach (['CACHÉ', '"woman"}'] as $never) {
            self::assertStringNotContainsString($never, self::json([$data['shown']['answers'], $data['letters'], $data['shown']['files']]));
        }
        self::assertNotContains('gender', $data['shown']['questions']);
    }

    public function testEarlierVersionsAreReadAndCompared(): void
    {
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        $file = $this->files->pdf($this->applicant->id, FilePurpose::Application, 'plan.pdf');
        $this->write($this->applicant, $this->id, 4, ['files' => [$file], 'abroad' => true, 'where' => 'Loin']);
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 5);

        $data = $this->received($this->manager, earlier: 1);
        self::assertSame([2, 1], array_column($data['versions'], 'number'));
        self::assertSame(['files', 'abroad', 'where'], $data['changed']);
        self::assertSame([2, 1], [$data['shown']['number'], $data['earlier']['number'] ?? null]);
        [$sent] = $data['shown']['files'];
        self::assertSame([$file, 'files', 'plan.pdf', 'ready'], [$sent['id'], $sent['questionId'], $sent['name'], $sent['state']]);
        self::assertSame([], $data['earlier']['files'] ?? null);
        $first = $this->received($this->manager, version: 1);
        self::assertSame([1, [], [], null], [$first['shown']['number'], $first['shown']['files'], $first['changed'], $first['earlier']]);
        self::assertSame(['motive', 'files', 'abroad', 'letter'], $first['shown']['questions']);
        foreach ([0, 3, -1] as $number) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->received($this->manager, version: $number)), (string) $number);
            self::assertSame(['not_found'], $this->refusals(fn () => $this->received($this->manager, earlier: $number)), (string) $number);
        }
    }

    public function testLettersAreReadOnceTheyAreReceived(): void
    {
        $letters = $this->plugin->get(LetterStore::class);
        $submission = $this->plugin->get(SubmissionStore::class)->find($this->id)->id ?? 0;
        $ask = fn (string $name): int => $letters->add($submission, 'letter', new Referee($name, "{$name}@example.test", Lang::French, ''), $this->applicant->id);
        $ids = array_map($ask, ['Ama', 'Kofi']);
        $file = $this->files->pdf(0, FilePurpose::Letter, 'lettre.pdf');
        foreach ($ids as $id) {
            $letters->saveText($id, 'BROUILLON');
        }
        $this->plugin->get(LetterFiles::class)->add($ids[0], $file);
        $reads = fn (Viewer $viewer): ?bool => $this->plugin->get(FilesOfApplications::class)->isReadBy($viewer, $file);
        self::assertSame([[], false], [$this->received($this->manager)['letters'], $reads($this->manager)]);
        $letters->receive($ids[0], 'Je la recommande', false);

        $read = $this->received($this->manager)['letters'];
        self::assertSame([['Ama', 'letter', 'Je la recommande', ['lettre.pdf']]], array_map(
            static fn (array $letter): array => [$letter['name'], $letter['questionId'], $letter['text'], array_column($letter['files'], 'name')],
            $read,
        ));
        self::assertStringNotContainsString('example.test', self::json($read));
        self::assertStringNotContainsString('BROUILLON', self::json($read));
        self::assertSame([true, false, false], array_map($reads, [$this->manager, $this->applicant, $this->users->administrator()]));
    }

    /**
     * @return array{
     *     state: string, name: string, callTitle: string, changed: list<string>, versions: list<array{number: int}>,
     *     shown: array{number: int, answers: string, questions: list<string>, files: list<array<string, mixed>>},
     *     earlier: array{number: int, files: list<array<string, mixed>>}|null,
     *     letters: list<array{name: string, questionId: string, text: string, files: list<array<string, mixed>>}>,
     * }
     */
    private function received(Viewer $viewer, ?int $version = null, ?int $earlier = null): array
    {
        /** @phpstan-ignore return.type (the shape of what is read here) */
        return $this->plugin->get(ReadReceived::class)->data($viewer, $this->id, $version, $earlier);
    }
}
