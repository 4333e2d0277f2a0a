<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** The operations of forms of applications. "operateur" runs the calls that are made here. */
final class ComposedFormTest extends ContractTestCase
{
    use AsksOperations;

    public const OPERATIONS = ['ApplicationFigures', 'CallStages', 'ChangeForm', 'ComposedForm', 'RemoveStage', 'SaveStage'];

    private const FORM = '{"format":1,"sections":[{"id":"first","label":{"fr":"SECRET section"},"questions":[{"id":"motive","kind":"longText","label":{"fr":"Pourquoi"}}]}]}';

    private const STAGE = [
        'version' => 0,
        'nameFr' => 'Dossier complet',
        'nameEn' => 'Full application',
        'opensAt' => '2030-03-01T08:00',
        'closesAt' => '2030-04-01T08:00',
    ];

    public function testAnOperatorComposesAForm(): void
    {
        $call = $this->call();
        $empty = $this->form($this->ask('ComposedForm', ['callId' => $call], 'operateur'), 'passerelleComposedForm');
        self::assertSame([0, 0, null, ['fr'], 0], [$empty['version'], $empty['publishedNumber'], $empty['published'], $empty['languages'], $empty['minutes']]);
        self::assertSame(['save', 'useReadyMade', 'copy'], $empty['actions']);
        self::assertSame([['code' => 'required', 'params' => [], 'path' => 'sections']], $empty['problems']);

        $saved = $this->change($call, ['action' => 'save', 'version' => 0, 'form' => self::FORM]);
        self::assertSame([self::FORM, 1, [], []], [$saved['document'], $saved['version'], $saved['problems'], $saved['changes']]);
        $published = $this->change($call, ['action' => 'publish', 'version' => 1]);
        self::assertSame([2, 1], [$published['version'], $published['publishedNumber']]);
        $changed = $this->change($call, ['action' => 'save', 'version' => 2, 'form' => str_replace('longText', 'date', self::FORM)]);
        self::assertSame([['answered' => 0, 'effect' => 'kindChanged', 'id' => 'motive', 'path' => 'sections.0.questions.0']], $changed['changes']);
        $read = $this->form($this->ask('ComposedForm', ['callId' => $call], 'operateur'), 'passerelleComposedForm');
        self::assertSame([$changed['document'], self::FORM], [$read['document'], $read['published']]);
        $refused = $this->ask('ChangeForm', ['callId' => $call, 'action' => 'publish', 'version' => 3], 'operateur');
        self::assertSame(['invalid_fields', ['sections.0.questions.0.kind: question_kind_changed']], [$this->refusal($refused), $this->fields($refused)]);
        $stale = $this->ask('ChangeForm', ['callId' => $call, 'action' => 'publish', 'version' => 2], 'operateur');
        /** @var array{errors: list<array{extensions: array{current: array<string, mixed>}}>} $body */
        $body = json_decode($stale->body, true);
        self::assertSame('stale_version', $this->refusal($stale));
        self::assertEquals($changed, array_intersect_key($body['errors'][0]['extensions']['current'], $changed));
        self::assertSame(self::FORM, $this->change($call, ['action' => 'discard', 'version' => 3])['document']);

        $copied = $this->change($this->call(), ['action' => 'copy', 'version' => 0, 'fromCallId' => $call]);
        self::assertSame(self::FORM, $copied['document']);
        self::assertSame([], $this->change($this->call(), ['action' => 'useReadyMade', 'version' => 0, 'readyMade' => 'residency'])['problems']);
    }

    public function testAnOperatorAddsAStage(): void
    {
        $call = $this->call(['zone' => 'Africa/Dakar', 'opensAt' => '2030-01-01T08:00', 'closesAt' => '2030-02-01T08:00']);
        $one = $this->form($this->ask('CallStages', ['callId' => $call], 'operateur'), 'passerelleCallStages');
        self::assertSame([true, 1], [$one['mayAdd'], count((array) $one['items'])]);
        $early = $this->ask('SaveStage', ['callId' => $call, ...self::STAGE, 'opensAt' => '2030-01-15T08:00', 'nameEn' => ''], 'operateur');
        self::assertSame(['invalid_fields', ['nameEn: required', 'opensAt: stage_before_previous']], [$this->refusal($early), $this->fields($early)]);
        $two = $this->form($this->ask('SaveStage', ['callId' => $call, ...self::STAGE], 'operateur'), 'passerelleSaveStage');
        self::assertSame(
            ['closesAt' => '2030-04-01T08:00:00Z', 'mayRemove' => true, 'number' => 2, 'opensAt' => '2030-03-01T08:00:00Z', 'version' => 1],
            array_diff_key((array) ((array) $two['items'])[1], ['names' => true]),
        );
        $form = $this->form($this->ask('ComposedForm', ['callId' => $call, 'stage' => 2], 'operateur'), 'passerelleComposedForm');
        self::assertSame([2, 0], [$form['stage'], $form['version']]);
        self::assertSame('not_found', $this->refusal($this->ask('ComposedForm', ['callId' => $call, 'stage' => 3], 'operateur')));
        self::assertSame('stale_version', $this->refusal($this->ask('SaveStage', ['callId' => $call, ...self::STAGE, 'stage' => 2, 'version' => 0], 'operateur')));
        foreach ([null, 'owner', 'other', 'moderateur', 'structure-owner'] as $person) {
            $asked = [
                $this->ask('CallStages', ['callId' => $call], $person),
                $this->ask('SaveStage', ['callId' => $call, ...self::STAGE], $person),
                $this->ask('RemoveStage', ['callId' => $call, 'stage' => 2, 'version' => 1], $person),
            ];
            self::assertSame(['not_found', 'not_found', 'not_found'], array_map($this->refusal(...), $asked), (string) $person);
        }
        $removed = $this->form($this->ask('RemoveStage', ['callId' => $call, 'stage' => 2, 'version' => 1], 'operateur'), 'passerelleRemoveStage');
        self::assertCount(1, (array) $removed['items']);
    }

    public function testForOthersThereIsNoForm(): void
    {
        $call = $this->call();
        $this->change($call, ['action' => 'save', 'version' => 0, 'form' => self::FORM]);
        foreach ([null, 'owner', 'other', 'moderateur', 'structure-owner'] as $person) {
            $read = $this->ask('ComposedForm', ['callId' => $call], $person);
            $written = $this->ask('ChangeForm', ['callId' => $call, 'action' => 'save', 'version' => 1, 'form' => self::FORM], $person);
            $counted = $this->ask('ApplicationFigures', ['callId' => $call], $person);
            $refusals = array_map($this->refusal(...), [$read, $written, $counted]);
            self::assertSame(['not_found', 'not_found', 'not_found'], $refusals, (string) $person);
            $this->assertKeepsSecrets($read, $person);
        }
        $figures = $this->form($this->ask('ApplicationFigures', ['callId' => $call], 'operateur'), 'passerelleApplicationFigures');
        self::assertSame(['begun' => null, 'callId' => $call, 'days' => [], 'sent' => 0, 'title' => 'Appel à formulaire'], $figures);
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $calls = [
            'ApplicationFigures' => ['callId' => 1],
            'CallStages' => ['callId' => 1],
            'ComposedForm' => ['callId' => 1],
            'ChangeForm' => ['callId' => 1, 'action' => 'save', 'version' => 0],
            'RemoveStage' => ['callId' => 1, 'stage' => 2, 'version' => 1],
            'SaveStage' => ['callId' => 1, ...self::STAGE],
        ];
        foreach ($calls as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /**
     * @param array<string, string> $values
     * @return int id of a new draft; deleted with the site of the tests
     */
    private function call(array $values = []): int
    {
        $input = ['language' => 'fr', 'title' => 'Appel à formulaire', 'managementMode' => 'internal', 'depositLanguages' => ['fr'], ...$values];
        $made = $this->form($this->ask('MutateCall', ['action' => 'save', 'input' => $input], 'operateur'), 'passerelleMutateCall');
        self::assertIsInt($made['id']);

        return $made['id'];
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, mixed>
     */
    private function change(int $call, array $variables): array
    {
        return $this->form($this->ask('ChangeForm', ['callId' => $call, ...$variables], 'operateur'), 'passerelleChangeForm');
    }

    /** @return array<string, mixed> */
    private function form(Answer $answer, string $field): array
    {
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array<string, array<string, mixed>> $data */
        $data = $answer->data();

        return $data[$field];
    }
}
