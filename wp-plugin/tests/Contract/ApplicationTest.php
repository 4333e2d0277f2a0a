<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use DateTimeImmutable;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Content\Records;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\Factories\FileFactory;

/** The operations of applications, as "owner" applies to a call of "operateur". */
final class ApplicationTest extends ContractTestCase
{
    use AsksOperations;

    public const OPERATIONS = [
        'AnswerCoWriting',
        'AnswerLetter',
        'Application',
        'ApplicationCopy',
        'ApplicationHandling',
        'ApplicationMentors',
        'ApplicationNeighbours',
        'ApplicationPresence',
        'ApplicationThread',
        'ApplicationViews',
        'Applications',
        'AskLetter',
        'BeginApplication',
        'BeginExport',
        'BeginTrial',
        'CallQuestions',
        'CallStatistics',
        'CancelCompletion',
        'CancelLetter',
        'ChangeCoWriter',
        'ChangeMentor',
        'CheckEligibility',
        'CheckReceipt',
        'CoWriterInvitations',
        'DeleteNote',
        'DeleteView',
        'DraftThreads',
        'EarlierStages',
        'Eligibility',
        'ExportReviews',
        'ExportRows',
        'GrantLateLink',
        'InviteCoWriter',
        'LateLinks',
        'Letter',
        'MentoredApplication',
        'MentoredApplications',
        'MutateApplication',
        'ReadMessages',
        'ReceivedApplication',
        'RemindLetter',
        'RemoveCoWriter',
        'RequestCompletion',
        'RevokeLateLink',
        'SaveView',
        'SentApplications',
        'TagApplications',
        'WriteMessage',
        'WriteNote',
    ];

    private const FORM = '{"format":1,"sections":[{"id":"first","label":{"fr":"Section","en":"Section"},"questions":'
        . '[{"id":"motive","kind":"longText","required":true,"label":{"fr":"Pourquoi","en":"Why"}},{"id":"day","kind":"date","label":{"fr":"Quand","en":"When"}},'
        . '{"id":"cv","kind":"file","accepts":["document"],"label":{"fr":"CV","en":"CV"}},'
        . '{"id":"letter","kind":"letter","label":{"fr":"Lettre","en":"Letter"}}]}]}';

    private int $call = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $made = $this->data($this->ask('MutateCall', ['action' => 'save', 'input' => [
            'language' => 'fr',
            'title' => 'Appel à candidater',
            'callType' => 'residency',
            'aidType' => 'mobility',
            'depositLanguages' => ['fr', 'en'],
            'summary' => 'En une phrase.',
            'description' => '<p>En entier.</p>',
            'zone' => 'Africa/Dakar',
            'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - HOUR_IN_SECONDS),
            'closesAt' => '2098-02-01T12:00:00Z',
            'managementMode' => 'internal',
            'fees' => 'none',
            ...$this->reference(),
        ]], 'operateur'), 'passerelleMutateCall');
        self::assertIsInt($made['id']);
        $this->call = $made['id'];
        // Published yesterday, since a call opens after its publication.
        wp_cache_flush();
        $staff = (new ViewerFactory())->of((int) get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
        $publication = new StatusChange($staff, $this->call, Transition::Publish, at: new DateTimeImmutable('-1 day'), sameTextsConfirmed: true);
        (Plugin::running()->get(ChangeStatus::class))($publication);
        self::assertSame('call_not_open', $this->refusal($this->ask('BeginApplication', ['callId' => $this->call], 'owner')), 'Without a form.');
        $this->data($this->ask('ChangeForm', ['callId' => $this->call, 'action' => 'save', 'version' => 0, 'form' => self::FORM], 'operateur'), 'passerelleChangeForm');
        $this->data($this->ask('ChangeForm', ['callId' => $this->call, 'action' => 'publish', 'version' => 1], 'operateur'), 'passerelleChangeForm');
    }

    protected function tearDown(): void
    {
        // What was sent stays, and keeps its call.
        $own = array_column(array_filter($this->applications(), fn (array $row): bool => $row['callId'] === $this->call), 'id');
        $ids = array_values(array_filter($own, is_int(...)));
        if ($ids !== []) {
            Plugin::running()->get(ApplicationErasure::class)->delete($ids);
        }
        // Changed by requests, of which this process knows nothing.
        wp_cache_flush();
        $version = Plugin::running()->get(Records::class)->find($this->call)->version ?? 0;
        $this->ask('MutateCall', ['action' => 'delete', 'id' => $this->call, 'version' => $version], 'operateur');
        parent::tearDown();
    }

    public function testAMemberBeginsAndWrites(): void
    {
        $asked = $this->data($this->ask('Eligibility', ['callId' => $this->call], 'owner'), 'passerelleEligibility');
        self::assertSame([false, 24], [$asked['isBlocked'], $asked['monthsKept']]);
        $begun = $this->data($this->ask('BeginApplication', ['callId' => $this->call, 'answerLanguage' => 'en'], 'owner'), 'passerelleBeginApplication');
        self::assertSame(['draft', 1, 'en', '{}', 1], [$begun['state'], $begun['version'], $begun['language'], $begun['answers'], $begun['formNumber']]);
        self::assertSame([['code' => 'required', 'params' => [], 'path' => 'motive']], $begun['missing']);
        $write = fn (int $version, string $answers): Answer
            => $this->ask('MutateApplication', ['action' => 'save', 'id' => $begun['id'], 'version' => $version, 'answers' => $answers], 'owner');
        $saved = $this->data($write(1, '{"motive":"SECRET motif"}'), 'passerelleMutateApplication');
        self::assertSame(['{"motive":"SECRET motif"}', 2, []], [$saved['answers'], $saved['version'], $saved['missing']]);
        self::assertSame($saved, $this->data($this->ask('Application', ['id' => $begun['id']], 'owner'), 'passerelleApplication'));
        self::assertContains($begun['id'], array_column($this->applications(), 'id'));

        $invalid = $write(2, '{"day":"2027-02-30"}');
        self::assertSame(['invalid_fields', ['day: invalid_date']], [$this->refusal($invalid), $this->fields($invalid)]);
        $write(2, '{"motive":"Nouveau"}');
        $stale = $write(2, '{"motive":"Ancien"}');
        /** @var array{errors: list<array{extensions: array{current: array<string, mixed>}}>} $body */
        $body = json_decode($stale->body, true);
        self::assertSame(['stale_version', '{"motive":"Nouveau"}'], [$this->refusal($stale), $body['errors'][0]['extensions']['current']['answers']]);

        foreach ([null, 'other', 'operateur', 'editor', 'moderateur'] as $person) {
            $read = $this->ask('Application', ['id' => $begun['id']], $person);
            self::assertSame('not_found', $this->refusal($read), (string) $person);
            $this->assertKeepsSecrets($read, $person);
            $written = $this->ask('MutateApplication', ['action' => 'delete', 'id' => $begun['id'], 'version' => 3], $person);
            self::assertSame('not_found', $this->refusal($written), (string) $person);
            $copied = $this->ask('ApplicationCopy', ['id' => $begun['id'], 'sent' => false], $person);
            self::assertSame('not_found', $this->refusal($copied), (string) $person);
            $this->assertKeepsSecrets($copied, $person);
        }
        $step = fn (string $action, int $version): array => $this->data(
            $this->ask('MutateApplication', ['action' => $action, 'id' => $begun['id'], 'version' => $version], 'owner'),
            'passerelleMutateApplication',
        );
        $sent = $step('send', 3);
        self::assertSame(['sent', 1, 4, ['takeBack', 'withdraw']], [$sent['state'], $sent['sentNumber'], $sent['version'], $sent['actions']]);
        self::assertCount(1, (array) $sent['receipts']);
        self::assertSame([['save', 'send', 'withdraw'], 1, 'draft'], array_values(array_intersect_key($step('takeBack', 4), ['state' => 1, 'sentNumber' => 1, 'actions' => 1])));
        $again = $step('send', 5);
        self::assertSame([$sent['number'], 2], [$again['number'], $again['sentNumber']]);
        /** @var list<array{number: int, sentAt: string, sha256: string}> $receipts */
        $receipts = $again['receipts'];
        $check = fn (mixed $number, string $hash, ?string $person = null): array => $this->data(
            $this->ask('CheckReceipt', ['address' => '192.0.2.7', 'number' => $number, 'sha256' => $hash], $person),
            'passerelleCheckReceipt',
        );
        $copy = $this->data($this->ask('ApplicationCopy', ['id' => $begun['id'], 'sent' => true], 'owner'), 'passerelleApplicationCopy');
        self::assertIsString($copy['document']);
        self::assertSame([$receipts[0]['sha256'], $receipts[0]['sha256'], $receipts[0]['sentAt']], [hash('sha256', $copy['document']), $copy['sha256'], $copy['sentAt']]);
        $unknown = ['matches' => false, 'sentAt' => null];
        self::assertSame(['matches' => true, 'sentAt' => $receipts[0]['sentAt']], $check($again['number'], $receipts[0]['sha256']));
        self::assertIsString($again['number']);
        self::assertTrue($check(strtolower($again['number']), strtoupper($receipts[0]['sha256']))['matches']);
        self::assertSame([$unknown, $unknown, $unknown], [
            $check($again['number'], $receipts[1]['sha256']),
            $check('1-2026-AAAAAAAAA', $receipts[0]['sha256']),
            $check($again['number'], "' OR 1=1 --"),
        ]);
        self::assertNotNull($step('withdraw', 6)['withdrawnAt']);
        self::assertSame($unknown, $check($again['number'], $receipts[0]['sha256']));

        $second = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication');
        $deleted = $this->ask('MutateApplication', ['action' => 'delete', 'id' => $second['id'], 'version' => 1], 'owner');
        self::assertSame(['passerelleMutateApplication' => null], $deleted->data());
        self::assertSame('not_found', $this->refusal($this->ask('Application', ['id' => $second['id']], 'owner')));
    }

    public function testAtTheFirstStageNothingWasSentBefore(): void
    {
        $begun = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication');
        self::assertSame([1, []], [$begun['stage'], $begun['stageNames']]);
        self::assertSame(['passerelleEarlierStages' => []], $this->ask('EarlierStages', ['id' => $begun['id']], 'owner')->data());
        foreach ([null, 'other', 'operateur'] as $person) {
            self::assertSame('not_found', $this->refusal($this->ask('EarlierStages', ['id' => $begun['id']], $person)), (string) $person);
        }
    }

    public function testAManagerTriesOutTheForm(): void
    {
        $trial = $this->data($this->ask('BeginTrial', ['callId' => $this->call, 'answerLanguage' => 'en'], 'operateur'), 'passerelleBeginTrial');
        self::assertSame(['draft', 1, 'en', '{}', 0, null], [$trial['state'], $trial['version'], $trial['language'], $trial['answers'], $trial['formNumber'], $trial['number']]);
        self::assertNotNull($trial['trialUntil']);
        self::assertSame('not_found', $this->refusal($this->ask('Application', ['id' => $trial['id']], 'owner')));
        self::assertSame('not_found', $this->refusal($this->ask('BeginTrial', ['callId' => $this->call], 'owner')));
        self::assertSame('not_found', $this->refusal($this->ask('BeginTrial', ['callId' => $this->call], null)));
        $deleted = $this->ask('MutateApplication', ['action' => 'delete', 'id' => $trial['id'], 'version' => 1], 'operateur');
        self::assertSame(['passerelleMutateApplication' => null], $deleted->data());
    }

    public function testEverybodyReadsThePublishedQuestions(): void
    {
        $composed = str_replace('Pourquoi', 'SECRET', self::FORM);
        $this->data($this->ask('ChangeForm', ['callId' => $this->call, 'action' => 'save', 'version' => 2, 'form' => $composed], 'operateur'), 'passerelleChangeForm');
        $slug = get_post($this->call)->post_name ?? '';
        foreach ([null, 'other', 'administrator'] as $person) {
            $answer = $this->ask('CallQuestions', ['slug' => $slug, 'language' => 'FR'], $person);
            $form = $this->data($answer, 'passerelleCall')['applicationForm'];
            self::assertIsArray($form);
            self::assertSame([4, self::FORM], [$form['questions'], $form['document']]);
            $this->assertKeepsSecrets($answer, $person);
        }
    }

    public function testAnApplicationListsTheFilesThatItsAnswersName(): void
    {
        $begun = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication');
        self::assertSame([], $begun['files']);
        $path = (string) tempnam(sys_get_temp_dir(), 'passerelle-test-');
        file_put_contents($path, FileFactory::pdfText());
        // The server that answers has another folder for files, so that the test takes the file into the submission.
        $plugin = Plugin::running();
        $own = $plugin->get(Files::class)->store($path, 'SECRET-cv.pdf', FilePurpose::Application, get_user_by('email', 'contract-owner@secret.test')->ID ?? self::fail());
        unlink($path);
        self::assertIsInt($begun['id']);
        $submission = $plugin->get(SubmissionStore::class)->find($begun['id']) ?? self::fail();
        self::assertSame([$own], $plugin->get(SubmissionFiles::class)->add($submission->id, $plugin->get(Files::class)->findMany([$own])));
        $saved = $this->ask('MutateApplication', ['action' => 'save', 'id' => $begun['id'], 'version' => 1, 'answers' => "{\"cv\":[{$own}]}"], 'owner');
        $file = ['bytes' => strlen(FileFactory::pdfText()), 'id' => $own, 'name' => 'SECRET-cv.pdf', 'state' => 'ready', 'type' => 'application/pdf'];
        self::assertSame([$file], $this->data($saved, 'passerelleMutateApplication')['files']);
        foreach ([null, 'other', 'operateur', 'editor', 'administrator'] as $person) {
            self::assertSame('not_found', $this->refusal($this->ask('Application', ['id' => $begun['id']], $person)), (string) $person);
        }
    }

    public function testARefereeWritesByALink(): void
    {
        $begun = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication');
        $referee = ['id' => $begun['id'], 'questionId' => 'letter', 'name' => 'SECRET referee', 'email' => 'SECRET@referee.test', 'locale' => 'en'];
        foreach ([null, 'other', 'operateur', 'editor'] as $person) {
            self::assertSame('not_found', $this->refusal($this->ask('AskLetter', $referee, $person)), (string) $person);
        }
        $asked = $this->data($this->ask('AskLetter', $referee, 'owner'), 'passerelleAskLetter');
        /** @var list<array<string, mixed>> $letters */
        $letters = $asked['letters'];
        self::assertSame(['asked', 'letter', true], [$letters[0]['state'], $letters[0]['questionId'], $letters[0]['mayChange']]);
        $target = ['id' => $begun['id'], 'letterId' => $letters[0]['id']];
        foreach ([null, 'other', 'operateur', 'editor'] as $person) {
            foreach (['RemindLetter', 'CancelLetter'] as $operation) {
                $refused = $this->ask($operation, $target, $person);
                self::assertSame('not_found', $this->refusal($refused), (string) $person);
                $this->assertKeepsSecrets($refused, $person);
            }
        }
        $this->data($this->ask('RemindLetter', $target, 'owner'), 'passerelleRemindLetter');
        self::assertIsInt($letters[0]['id']);
        $hash = Plugin::running()->get(LetterStore::class)->makeLink($letters[0]['id']);
        $page = $this->data($this->ask('Letter', ['hash' => $hash, 'language' => 'EN'], null), 'passerelleLetter');
        self::assertSame(['SECRET referee', 'Letter', false], [$page['name'], $page['question'], $page['isReceived']]);
        $typed = ['text' => 'SECRET text', 'address' => '192.0.2.7'];
        $answer = fn (string $action, string $with): Answer => $this->ask('AnswerLetter', ['hash' => $with, 'action' => $action, ...$typed], null);
        self::assertSame(['passerelleAnswerLetter' => true], $answer('send', $hash)->data());
        self::assertSame(['link_expired', 'link_expired'], [$this->refusal($answer('send', $hash)), $this->refusal($answer('erase', str_repeat('A', 43)))]);
        $read = $this->ask('Application', ['id' => $begun['id']], 'owner');
        self::assertStringNotContainsString('SECRET text', $read->body);
        self::assertSame(['invalid_transition'], [$this->refusal($this->ask('CancelLetter', $target, 'owner'))]);
        self::assertSame(['passerelleAnswerLetter' => true], $answer('erase', $hash)->data());
        self::assertSame('link_expired', $this->refusal($this->ask('Letter', ['hash' => $hash, 'language' => 'EN'], null)));
    }

    public function testACoWriterIsInvitedAnswersWritesAndIsRemoved(): void
    {
        $id = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication')['id'];
        $this->ask('MutateApplication', ['action' => 'save', 'id' => $id, 'version' => 1, 'answers' => '{"motive":"SECRET motif"}'], 'owner');
        $invite = fn (?string $person): Answer => $this->ask('InviteCoWriter', ['id' => $id, 'email' => 'contract-other@secret.test', 'role' => 'read'], $person);
        foreach (['' => 'access_token_missing', 'other' => 'not_found', 'operateur' => 'not_found', 'administrator' => 'not_found'] as $person => $code) {
            self::assertSame($code, $this->refusal($invite($person === '' ? null : $person)), $person);
        }
        $listed = $this->rows($invite('owner'), 'passerelleInviteCoWriter');
        self::assertSame(['contract-other@secret.test', null, 'pending', 'read'], [$listed[0]['email'], $listed[0]['name'], $listed[0]['state'], $listed[0]['role']]);
        $writer = $listed[0]['id'];
        self::assertSame('not_found', $this->refusal($this->ask('Application', ['id' => $id], 'other')));
        $received = $this->rows($this->ask('CoWriterInvitations', ['language' => 'EN'], 'other'), 'passerelleCoWriterInvitations');
        self::assertContains($writer, array_column($received, 'id'));
        self::assertSame('not_found', $this->refusal($this->ask('AnswerCoWriting', ['id' => $writer, 'answer' => 'accept'], 'operateur')));
        self::assertSame(['passerelleAnswerCoWriting' => $id], $this->ask('AnswerCoWriting', ['id' => $writer, 'answer' => 'accept'], 'other')->data());
        self::assertSame('link_expired', $this->refusal($this->ask('AnswerCoWriting', ['id' => $writer, 'answer' => 'accept'], 'other')));

        $save = fn (): Answer => $this->ask('MutateApplication', ['action' => 'save', 'id' => $id, 'version' => 2, 'answers' => '{"motive":"Ensemble"}'], 'other');
        self::assertSame('invalid_transition', $this->refusal($save()));
        $role = ['id' => $id, 'writerId' => $writer, 'action' => 'setRole', 'role' => 'edit'];
        self::assertSame('forbidden', $this->refusal($this->ask('ChangeCoWriter', $role, 'other')));
        $changed = $this->rows($this->ask('ChangeCoWriter', $role, 'owner'), 'passerelleChangeCoWriter');
        self::assertSame('edit', $changed[0]['role']);
        $saved = $this->data($save(), 'passerelleMutateApplication');
        self::assertSame(['edit', false, '{"motive":"Ensemble"}'], [$saved['role'], $saved['invites'], $saved['answers']]);
        $present = fn (string $person, bool $leaves = false): Answer => $this->ask('ApplicationPresence', ['id' => $id, 'leaves' => $leaves], $person);
        self::assertSame(['version' => 3, 'writers' => []], $this->data($present('other'), 'passerelleApplicationPresence'));
        self::assertSame('not_found', $this->refusal($present('operateur')));
        $present('other', true);

        self::assertSame('not_found', $this->refusal($this->ask('RemoveCoWriter', ['id' => $id, 'writerId' => $writer], 'operateur')));
        self::assertSame(['passerelleRemoveCoWriter' => []], $this->ask('RemoveCoWriter', ['id' => $id, 'writerId' => $writer], 'other')->data());
        $gone = $this->ask('Application', ['id' => $id], 'other');
        self::assertSame('not_found', $this->refusal($gone));
        $this->assertKeepsSecrets($gone, 'other');
    }

    public function testThoseWhoRunTheCallReadWhatWasSent(): void
    {
        $id = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication')['id'];
        $this->ask('MutateApplication', ['action' => 'save', 'id' => $id, 'version' => 1, 'answers' => '{"motive":"SECRET motif"}'], 'owner');
        $ask = fn (array $variables): Answer => $this->ask('SentApplications', ['callId' => $this->call, ...$variables], 'operateur');
        $list = fn (array $variables = []): array => $this->data($ask($variables), 'passerelleSentApplications');
        self::assertSame(0, $list()['total'], 'A draft.');
        $this->ask('MutateApplication', ['action' => 'send', 'id' => $id, 'version' => 2], 'owner');

        $listed = $list(['columns' => 'motive,unknown', 'search' => 'secret', 'kind' => 'person', 'state' => 'sent', 'sort' => 'name', 'language' => 'FR']);
        /** @var list<array<string, mixed>> $items */
        $items = $listed['items'];
        self::assertSame([[$id], '{"motive":"SECRET motif"}', 'person', 'FR'], [array_column($items, 'id'), $items[0]['answers'], $items[0]['kind'], $items[0]['language']]);
        $empty = [['search' => 'absent'], ['kind' => 'structure'], ['withdrawn' => true], ['language' => 'EN'], ['since' => '2099-01-01'], ['asked' => true]];
        foreach ([...$empty, ['country' => 'XX']] as $filter) {
            self::assertSame(0, $list($filter)['total'], (string) json_encode($filter));
        }
        $read = $this->data($this->ask('ReceivedApplication', ['id' => $id], 'operateur'), 'passerelleReceivedApplication');
        self::assertIsArray($read['shown']);
        self::assertSame(['{"motive":"SECRET motif"}', 1, null], [$read['shown']['answers'], $read['shown']['number'], $read['earlier']]);
        self::assertSame('not_found', $this->refusal($this->ask('ReceivedApplication', ['id' => $id, 'version' => 2], 'operateur')));
        $neighbours = $this->data($this->ask('ApplicationNeighbours', ['id' => $id], 'operateur'), 'passerelleApplicationNeighbours');
        self::assertSame(['next' => null, 'place' => 1, 'previous' => null, 'total' => 1], $neighbours);

        $notes = $this->rows($this->ask('WriteNote', ['id' => $id, 'text' => 'SECRET note'], 'operateur'), 'passerelleWriteNote');
        self::assertSame([['SECRET note', true]], array_map(static fn (array $note): array => [$note['text'], $note['isOwn']], $notes));
        $again = $this->data($this->ask('ReceivedApplication', ['id' => $id], 'operateur'), 'passerelleReceivedApplication');
        self::assertSame($notes, $again['notes']);
        self::assertSame(['text: required'], $this->fields($this->ask('WriteNote', ['id' => $id, 'text' => ' '], 'operateur')));

        foreach ([null, 'owner', 'other', 'editor', 'moderateur', 'administrator'] as $person) {
            $asked = [
                'WriteNote' => ['id' => $id, 'text' => 'x'],
                'DeleteNote' => ['id' => $id, 'noteId' => $notes[0]['id']],
                'SentApplications' => ['callId' => $this->call, 'columns' => 'motive'],
                'ReceivedApplication' => ['id' => $id],
                'ApplicationNeighbours' => ['id' => $id],
            ];
            foreach ($asked as $name => $variables) {
                $answer = $this->ask($name, $variables, $person);
                self::assertSame('not_found', $this->refusal($answer), "{$name} {$person}");
                $this->assertKeepsSecrets($answer, $person);
            }
        }
        self::assertSame([], $this->rows($this->ask('DeleteNote', ['id' => $id, 'noteId' => $notes[0]['id']], 'operateur'), 'passerelleDeleteNote'));
    }

    public function testThoseWhoRunTheCallGrantLateLinks(): void
    {
        $link = [
            'callId' => $this->call,
            'email' => 'late@example.test',
            'mailLanguage' => 'en',
            'reason' => 'SECRET reason',
            'until' => gmdate('Y-m-d\TH:i:s\Z', time() + 20 * DAY_IN_SECONDS),
        ];
        $version = Plugin::running()->get(Records::class)->find($this->call)->version ?? 0;
        $this->data($this->ask('MutateCall', ['id' => $this->call, 'version' => $version, 'action' => 'closeEarly', 'reason' => 'x'], 'operateur'), 'passerelleMutateCall');
        $granted = $this->data($this->ask('GrantLateLink', $link, 'operateur'), 'passerelleGrantLateLink');
        self::assertSame(['late@example.test', 'open', null], [$granted['email'], $granted['state'], $granted['applicationId']]);
        self::assertSame('late_link_open', $this->refusal($this->ask('GrantLateLink', $link, 'operateur')));
        self::assertSame(['email: required'], $this->fields($this->ask('GrantLateLink', [...$link, 'email' => ''], 'operateur')));
        $list = $this->data($this->ask('LateLinks', ['callId' => $this->call], 'operateur'), 'passerelleLateLinks');
        self::assertSame([[$granted], null], [$list['items'], $list['refusal']]);
        foreach ([null, 'owner', 'other', 'editor', 'moderateur', 'administrator'] as $person) {
            $asked = ['LateLinks' => ['callId' => $this->call], 'GrantLateLink' => $link, 'RevokeLateLink' => ['callId' => $this->call, 'id' => $granted['id']]];
            foreach ($asked as $name => $variables) {
                $answer = $this->ask($name, $variables, $person);
                self::assertSame('not_found', $this->refusal($answer), "{$name} {$person}");
                $this->assertKeepsSecrets($answer, $person);
            }
        }
        $revoked = $this->data($this->ask('RevokeLateLink', ['callId' => $this->call, 'id' => $granted['id']], 'operateur'), 'passerelleRevokeLateLink');
        self::assertSame('revoked', $revoked['state']);
    }

    public function testThoseWhoRunTheCallTagAndSaveViews(): void
    {
        $id = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication')['id'];
        $this->ask('MutateApplication', ['action' => 'save', 'id' => $id, 'version' => 1, 'answers' => '{"motive":"SECRET motif"}'], 'owner');
        $this->ask('MutateApplication', ['action' => 'send', 'id' => $id, 'version' => 2], 'owner');
        $tag = ['ids' => [$id], 'tag' => 'SECRET tag', 'isAdded' => true];
        $tagged = ['code' => null, 'id' => $id, 'ok' => true];
        self::assertSame(['results' => [$tagged]], $this->data($this->ask('TagApplications', $tag, 'operateur'), 'passerelleTagApplications'));
        $list = $this->data($this->ask('SentApplications', ['callId' => $this->call, 'sort' => 'answer', 'by' => 'day'], 'operateur'), 'passerelleSentApplications');
        self::assertSame(['SECRET tag'], array_column((array) $list['tags'], 'name'));
        $read = $this->data($this->ask('ReceivedApplication', ['id' => $id], 'operateur'), 'passerelleReceivedApplication');
        self::assertSame([['SECRET tag'], []], [$read['tags'], $read['duplicates']]);
        $view = ['callId' => $this->call, 'name' => 'SECRET view', 'search' => 'sort=name', 'isShared' => true];
        $views = $this->rows($this->ask('SaveView', $view, 'operateur'), 'passerelleSaveView');
        self::assertSame([['SECRET view', true]], array_map(static fn (array $each): array => [$each['name'], $each['isShared']], $views));
        self::assertSame(['name: name_taken'], $this->fields($this->ask('SaveView', $view, 'operateur')));
        foreach ([null, 'owner', 'other', 'editor', 'moderateur', 'administrator'] as $person) {
            $asked = [
                'ApplicationViews' => ['callId' => $this->call],
                'SaveView' => $view,
                'DeleteView' => ['callId' => $this->call, 'id' => $views[0]['id']],
            ];
            foreach ($asked as $name => $variables) {
                $answer = $this->ask($name, $variables, $person);
                self::assertSame('not_found', $this->refusal($answer), "{$name} {$person}");
                $this->assertKeepsSecrets($answer, $person);
            }
            $refused = ['code' => 'not_found', 'id' => $id, 'ok' => false];
            $answer = $this->ask('TagApplications', $tag, $person);
            self::assertSame(['results' => [$refused]], $this->data($answer, 'passerelleTagApplications'), (string) $person);
        }
        self::assertSame($views, $this->rows($this->ask('ApplicationViews', ['callId' => $this->call], 'operateur'), 'passerelleApplicationViews'));
        self::assertSame([], $this->rows($this->ask('DeleteView', ['callId' => $this->call, 'id' => $views[0]['id']], 'operateur'), 'passerelleDeleteView'));
    }

    public function testThoseWhoRunTheCallExportWhatWasSent(): void
    {
        $id = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication')['id'];
        $this->ask('MutateApplication', ['action' => 'save', 'id' => $id, 'version' => 1, 'answers' => '{"motive":"SECRET motif"}'], 'owner');
        $this->ask('MutateApplication', ['action' => 'send', 'id' => $id, 'version' => 2], 'owner');
        $begin = ['callId' => $this->call, 'format' => 'csv'];
        /** @var array{items: string, pass: string} $begun */
        $begun = $this->data($this->ask('BeginExport', [...$begin, 'state' => 'sent'], 'operateur'), 'passerelleBeginExport');
        self::assertSame(1, preg_match('/^\[\[(\d+),1,null\]\]$/', $begun['items'], $item));
        // Pages are read by the pass, without a session.
        $page = ['items' => "{$item[1]}.1", 'pass' => $begun['pass']];
        /** @var array{read: int, rows: string} $rows */
        $rows = $this->data($this->ask('ExportRows', $page, null), 'passerelleExportRows');
        self::assertSame([1, true], [$rows['read'], str_contains($rows['rows'], 'SECRET motif')]);
        self::assertSame(['read' => 1, 'rows' => '[]'], $this->data($this->ask('ExportReviews', $page, null), 'passerelleExportReviews'));
        $figures = $this->data($this->ask('CallStatistics', ['callId' => $this->call, 'language' => 'FR'], 'operateur'), 'passerelleCallStatistics');
        self::assertSame([1, [['count' => 1, 'key' => 'sent']]], [$figures['sent'], $figures['states']]);

        foreach ([null, 'owner', 'other', 'editor', 'moderateur', 'administrator'] as $person) {
            $asked = [
                'BeginExport' => $begin,
                'ExportRows' => ['pass' => 'x' . $begun['pass']] + $page,
                'ExportReviews' => ['pass' => '1.1.1.1.9999999999.x'] + $page,
                'CallStatistics' => ['callId' => $this->call, 'language' => 'FR'],
            ];
            foreach ($asked as $name => $variables) {
                $answer = $this->ask($name, $variables, $person);
                self::assertContains($this->refusal($answer), $person === null && $name === 'BeginExport' ? ['forbidden'] : ['not_found'], "{$name} {$person}");
                $this->assertKeepsSecrets($answer, $person);
            }
        }
    }

    public function testOfMentorsNobodyElseLearnsAnything(): void
    {
        $mentor = get_user_by('email', 'contract-other@secret.test')->ID ?? 0;
        $id = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication')['id'];
        self::assertIsInt($id);
        $this->ask('MutateApplication', ['action' => 'save', 'id' => $id, 'version' => 1, 'answers' => '{"motive":"SECRET motif"}'], 'owner');
        $this->data($this->ask('MutateApplication', ['action' => 'send', 'id' => $id, 'version' => 2], 'owner'), 'passerelleMutateApplication');
        $change = fn (string $action, ?string $person): Answer => $this->ask('ChangeMentor', ['action' => $action, 'id' => $id, 'userId' => $mentor], $person);
        self::assertSame(['userId: unknown_user'], $this->fields($change('propose', 'operateur')), 'No mentor of the call.');
        $mentors = $this->data($this->ask('ApplicationMentors', ['id' => $id], 'owner'), 'passerelleApplicationMentors');
        self::assertSame(['candidates' => [], 'id' => $id, 'isTeam' => false, 'mentors' => []], $mentors);
        self::assertSame(['passerelleMentoredApplications' => []], $this->ask('MentoredApplications', ['language' => 'FR'], 'other')->data());
        foreach ([null, 'other', 'editor', 'moderateur', 'administrator'] as $person) {
            $answers = [
                $this->ask('ApplicationMentors', ['id' => $id], $person), $this->ask('MentoredApplication', ['id' => $id], $person),
                $change('propose', $person), $change('accept', $person),
            ];
            foreach ($answers as $answer) {
                self::assertSame('not_found', $this->refusal($answer), (string) $person);
                $this->assertKeepsSecrets($answer, $person);
            }
        }
        self::assertSame('access_token_missing', $this->refusal($this->ask('MentoredApplications', ['language' => 'FR'], null)));
    }

    public function testApplicantsAndThoseWhoRunTheCallWriteToEachOther(): void
    {
        $id = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication')['id'];
        self::assertSame('not_found', $this->refusal($this->ask('ApplicationThread', ['id' => $id], 'operateur')), 'Nobody has written.');
        $message = ['id' => $id, 'text' => 'SECRET question', 'files' => []];
        self::assertSame(['files.0: unknown_file'], $this->fields($this->ask('WriteMessage', [...$message, 'files' => [999999]], 'owner')));
        $thread = $this->data($this->ask('WriteMessage', $message, 'owner'), 'passerelleWriteMessage');
        /** @var list<array<string, mixed>> $messages */
        $messages = $thread['messages'];
        self::assertSame([['SECRET question', true, false]], array_map(static fn (array $each): array => [$each['text'], $each['isOwn'], $each['isUnread']], $messages));
        self::assertSame(['applicant', true, false, null], [$thread['side'], $thread['mayWrite'], $thread['isSent'], $thread['name']]);
        $drafts = $this->rows($this->ask('DraftThreads', ['callId' => $this->call], 'operateur'), 'passerelleDraftThreads');
        self::assertSame([[$id, 1]], array_map(static fn (array $each): array => [$each['id'], $each['unread']], $drafts));
        $read = $this->data($this->ask('ReadMessages', ['id' => $id, 'upTo' => $messages[0]['id']], 'operateur'), 'passerelleReadMessages');
        self::assertSame('team', $read['side']);
        $answered = $this->data($this->ask('WriteMessage', ['id' => $id, 'text' => 'SECRET réponse', 'files' => []], 'operateur'), 'passerelleWriteMessage');
        self::assertIsArray($answered['messages']);
        self::assertSame([false, false], array_column($answered['messages'], 'isUnread'));
        self::assertSame([1], array_column($this->rows($this->ask('Applications', ['language' => 'FR'], 'owner'), 'passerelleApplications'), 'unread'));
        $this->ask('ApplicationThread', ['id' => $id], 'owner');

        foreach ([null, 'other', 'editor', 'moderateur', 'administrator'] as $person) {
            $asked = [
                'ApplicationThread' => ['id' => $id],
                'DraftThreads' => ['callId' => $this->call],
                'ReadMessages' => ['id' => $id, 'upTo' => 1],
                'WriteMessage' => $message,
            ];
            foreach ($asked as $name => $variables) {
                $answer = $this->ask($name, $variables, $person);
                self::assertSame('not_found', $this->refusal($answer), "{$name} {$person}");
                $this->assertKeepsSecrets($answer, $person);
            }
        }
    }

    public function testThoseWhoRunTheCallHandleWhatWasSent(): void
    {
        $id = $this->data($this->ask('BeginApplication', ['callId' => $this->call], 'owner'), 'passerelleBeginApplication')['id'];
        $this->ask('MutateApplication', ['action' => 'save', 'id' => $id, 'version' => 1, 'answers' => '{"motive":"SECRET motif"}'], 'owner');
        $this->ask('MutateApplication', ['action' => 'send', 'id' => $id, 'version' => 2], 'owner');
        $until = gmdate('Y-m-d\TH:i:s\Z', time() + 9 * DAY_IN_SECONDS);
        $request = ['id' => $id, 'version' => 1, 'questions' => ['motive'], 'until' => $until, 'text' => 'SECRET demande'];
        $refusal = ['items' => [['id' => $id, 'version' => 1]], 'result' => 'ineligible', 'reason' => 'other', 'text' => 'SECRET raison'];
        $asked = [
            'ApplicationHandling' => ['id' => $id],
            'CheckEligibility' => $refusal,
            'RequestCompletion' => $request,
            'CancelCompletion' => ['id' => $id, 'version' => 1],
        ];
        foreach ([null, 'owner', 'other', 'editor', 'moderateur', 'administrator'] as $person) {
            foreach ($asked as $name => $variables) {
                $answer = $this->ask($name, $variables, $person);
                if ($name === 'CheckEligibility') {
                    $result = ['code' => 'not_found', 'id' => $id, 'ok' => false, 'state' => null, 'version' => null];
                    self::assertSame(['results' => [$result]], $this->data($answer, 'passerelleCheckEligibility'), (string) $person);
                } else {
                    self::assertSame('not_found', $this->refusal($answer), "{$name} {$person}");
                }
                $this->assertKeepsSecrets($answer, $person);
            }
        }
        $done = ['code' => null, 'id' => $id, 'ok' => true, 'state' => 'sent', 'version' => 1];
        self::assertSame($done, $this->data($this->ask('RequestCompletion', $request, 'operateur'), 'passerelleRequestCompletion'));
        self::assertSame('completion_open', $this->refusal($this->ask('RequestCompletion', $request, 'operateur')));
        $handling = $this->data($this->ask('ApplicationHandling', ['id' => $id], 'operateur'), 'passerelleApplicationHandling');
        self::assertSame(
            [['findEligible', 'findIneligible', 'requestCompletion', 'cancelCompletion'], ['motive', 'day', 'cv'], 'sent', 1],
            [$handling['steps'], $handling['questions'], $handling['state'], $handling['version']],
        );
        self::assertIsArray($handling['completion']);
        self::assertSame(['requested', 'SECRET demande', $until], [$handling['completion']['reason'], $handling['completion']['text'], $handling['completion']['until']]);
        self::assertSame($done, $this->data($this->ask('CancelCompletion', $asked['CancelCompletion'], 'operateur'), 'passerelleCancelCompletion'));
        $result = ['code' => null, 'id' => $id, 'ok' => true, 'state' => 'ineligible', 'version' => 2];
        self::assertSame(['results' => [$result]], $this->data($this->ask('CheckEligibility', $refusal, 'operateur'), 'passerelleCheckEligibility'));
        $stale = [...$result, 'code' => 'stale_version', 'ok' => false];
        self::assertSame(['results' => [$stale]], $this->data($this->ask('CheckEligibility', $refusal, 'operateur'), 'passerelleCheckEligibility'));
        self::assertSame(['text: required'], $this->fields($this->ask('CheckEligibility', [...$refusal, 'text' => ''], 'operateur')));
        $read = $this->data($this->ask('Application', ['id' => $id], 'owner'), 'passerelleApplication');
        self::assertIsArray($read['eligibility']);
        self::assertSame(['other', 'SECRET raison'], [$read['eligibility']['reason'], $read['eligibility']['text']]);
    }

    public function testVisitorsAndStrangersApplyForNobody(): void
    {
        foreach (['BeginApplication', 'Eligibility'] as $operation) {
            self::assertSame('access_token_missing', $this->refusal($this->ask($operation, ['callId' => $this->call], null)), $operation);
            self::assertSame('not_found', $this->refusal($this->ask($operation, ['callId' => $this->call, 'onBehalfOf' => 1], 'other')), $operation);
            self::assertSame('not_found', $this->refusal($this->ask($operation, ['callId' => 1], 'other')), $operation);
        }
        self::assertSame('access_token_missing', $this->refusal($this->ask('Applications', ['language' => 'FR'], null)));
    }

    /** @return list<array<string, mixed>> */
    private function applications(): array
    {
        /** @var array{passerelleApplications: list<array<string, mixed>>} $data */
        $data = $this->ask('Applications', ['language' => 'FR'], 'owner')->data();

        return $data['passerelleApplications'];
    }

    /** @return array{countryIds: list<int>, sectorIds: list<int>} */
    private function reference(): array
    {
        /** @var array{passerelleReference: array{sectors: non-empty-list<array{id: int}>, countries: non-empty-list<array{id: int}>}} $data */
        $data = $this->ask('FormReference', ['language' => 'FR'], 'operateur')->data();

        return ['countryIds' => [$data['passerelleReference']['countries'][0]['id']], 'sectorIds' => [$data['passerelleReference']['sectors'][0]['id']]];
    }

    /** @return list<array<string, mixed>> */
    private function rows(Answer $answer, string $field): array
    {
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array<string, list<array<string, mixed>>> $data */
        $data = $answer->data();

        return $data[$field];
    }
}
