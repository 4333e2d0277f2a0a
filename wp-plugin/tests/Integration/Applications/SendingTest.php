<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use DateTimeImmutable;
use DateTimeZone;
use LengthException;
use LogicException;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Completions\CompletionStore;
use Passerelle\Applications\CoWriting\AnswerCoWriting;
use Passerelle\Applications\CoWriting\ChangeCoWriter;
use Passerelle\Applications\CoWriting\CoWriterAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Document\ProfileSource;
use Passerelle\Applications\Export\PermittedExport;
use Passerelle\Applications\Export\ReadExport;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Applications\Sending\ReceiptMail;
use Passerelle\Applications\Sending\ReceiptNumber;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\GraphQL\Forms\FieldTypes;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Factories\FieldValues;
use PHPUnit\Framework\Attributes\Group;

/** Sending, taking back and withdrawing. The call closes at 23:59:59 on 31 December 2026. */
#[Group('exhaustive')]
final class SendingTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 200],
        'abroad' => ['kind' => 'yesNo'],
        'where' => ['kind' => 'country', 'required' => true, 'condition' => ['source' => 'abroad', 'operator' => 'equals', 'value' => true]],
        'phone' => ['kind' => 'phone'],
        'job' => ['kind' => 'profileValue', 'source' => 'person.job'],
        'gender' => ['kind' => 'yesNo', 'statistical' => true],
    ];

    public function testOneSecondBeforeTheClosingIsInTimeAndOneAfterIsNot(): void
    {
        foreach (['2026-12-31 23:59:58' => [], '2026-12-31 23:59:59' => [], '2027-01-01 00:00:00' => ['call_closed']] as $instant => $refusals) {
            $this->at(self::NOW);
            [$member, $id] = $this->written(['motive' => 'Parce que']);
            $this->at($instant);
            self::assertSame($refusals, $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 2)), $instant);
            $read = $this->read($member, $id);
            self::assertSame($refusals === [] ? ['sent', 1] : ['draft', 0], [$read['state'], $read['sentNumber']]);
            self::assertSame(['motive' => 'Parce que'], self::answers($read));
        }
    }

    /** The frontend’s server says when it had received the request: waiting for WordPress does not make anybody late. */
    public function testTheRequestCountsFromItsArrivalAtTheFrontendsServer(): void
    {
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $cases = [
            [$secret, '2026-12-31 23:59:59.900', '2027-01-01 00:00:30', '2026-12-31T23:59:59Z'],
            [$secret, '2026-12-31 23:59:30.000', '2027-01-01 00:00:30', '2026-12-31T23:59:30Z'],
            [$secret, '2026-12-31 23:59:29.999', '2027-01-01 00:00:30', null],
            [$secret, '2027-01-01 00:00:00.000', '2027-01-01 00:00:30', null],
            // Clocks differ: nothing is sent in the future.
            [$secret, '2026-12-31 12:00:05.000', '2026-12-31 12:00:00', '2026-12-31T12:00:00Z'],
            // Others than the frontend’s server decide nothing.
            ['wrong', '2026-12-31 23:59:59.900', '2027-01-01 00:00:30', null],
            ['wrong', '2026-12-31 11:59:30.000', '2026-12-31 12:00:00', '2026-12-31T12:00:00Z'],
        ];
        foreach ($cases as $index => [$sender, $received, $now, $expected]) {
            $this->at(self::NOW);
            [$member, $id] = $this->written(['motive' => 'Parce que']);
            $this->at($now);
            $_SERVER['HTTP_X_PASSERELLE_PROXY'] = $sender;
            $_SERVER['HTTP_X_PASSERELLE_RECEIVED'] = (new DateTimeImmutable($received, new DateTimeZone('UTC')))->format('Uv');
            try {
                $refusals = $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 2));
            } finally {
                unset($_SERVER['HTTP_X_PASSERELLE_PROXY'], $_SERVER['HTTP_X_PASSERELLE_RECEIVED']);
            }
            self::assertSame($expected === null ? ['call_closed'] : [], $refusals, (string) $index);
            self::assertSame($expected === null ? [] : [$expected], array_column($this->snapshots($id), 'sentAt'), (string) $index);
        }
    }

    public function testWhatIsMissingKeepsItFromBeingSent(): void
    {
        [$member, $id] = $this->written(['abroad' => true]);
        self::assertSame(['motive: required', 'where: required'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 2)));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 1)));
        self::assertSame([], $this->rows($id));
        // A required question that a condition hides never blocks, and its answer is not sent.
        $this->write($member, $id, 2, ['motive' => 'Oui', 'where' => 'SN']);
        $this->write($member, $id, 3, ['abroad' => false]);
        $this->perform($member, ApplicationAction::Send, $id, 4);
        self::assertSame(['motive' => 'Oui', 'abroad' => false], $this->snapshots($id)[0]['answers']);
        self::assertSame('SN', self::answers($this->read($member, $id))['where']);
    }

    public function testNothingIsSentUnread(): void
    {
        [$member] = $this->written(['motive' => 'Déjà dit']);
        $begun = $this->begin($member, $this->openCall());
        $id = $this->id($begun);
        self::assertSame(['motive: answer_not_read'], self::missing($begun));
        self::assertSame(['motive: answer_not_read'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 1)));
        $this->write($member, $id, 1, ['motive' => 'Déjà dit']);
        $this->perform($member, ApplicationAction::Send, $id, 2);
    }

    public function testWhatWasSentNeverChanges(): void
    {
        $member = $this->users->beneficiaire();
        $profile = $this->content->published(ContentType::CommunityProfile, ['job' => 'Comédienne'], ownerId: $member->id);
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $call = $this->openCall();
        $id = $this->id($this->begin($member, $call, $structure->id));
        $this->write($member, $id, 1, ['motive' => 'Ensemble', 'gender' => true]);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        $sent = $this->snapshots($id)[0];
        self::assertSame('Ensemble', $sent['answers']['motive'] ?? null);
        self::assertArrayNotHasKey('gender', $sent['answers']);
        $stored = $this->rows($id);

        $this->content->save($profile, ['job' => 'Régisseuse'], title: 'Autre Nom');
        wp_update_user(['ID' => $member->id, 'display_name' => 'Autre Nom']);
        $this->content->save($structure, [], title: 'Autre structure');
        $this->content->save($call, ['summary' => 'Autre'], title: 'Autre appel');
        $this->change($this->owner, $call, FormAction::Save, self::document(self::FORM, 'Autre'));
        $this->change($this->owner, $call, FormAction::Publish);
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        $this->write($member, $id, 4, ['motive' => 'Autrement']);
        self::assertSame($stored, $this->rows($id));

        $this->perform($member, ApplicationAction::Send, $id, 5);
        [$second, $first] = $this->snapshots($id);
        self::assertSame($sent, $first);
        self::assertSame([2, 2, 'Autrement'], [$second['version'], $second['form'], $second['answers']['motive'] ?? null]);
        self::assertSame(['Autre appel', 'Autre structure'], [$second['call']['title'], $second['applicant']['structure']]);
        self::assertSame($sent['number'], $second['number']);
        self::assertSame($sent['number'], ReceiptNumber::read($sent['number']));
    }

    /** Contact data that the form does not ask for are not in what managers read, nor left behind when the account is erased. */
    public function testEveryFieldOfProfileAndStructureMayChangeAfterSending(): void
    {
        $member = $this->users->beneficiaire();
        $profile = $this->content->published(ContentType::CommunityProfile, ownerId: $member->id);
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $call = $this->call();
        $sources = array_map(static fn (ProfileSource $source): array => ['kind' => 'profileValue', 'source' => $source->value], ProfileSource::cases());
        $ids = array_map(static fn (int $number): string => "q{$number}", array_keys($sources));
        $this->publishForm($call, self::document(['motive' => ['kind' => 'longText'], ...array_combine($ids, $sources)]));
        $id = $this->id($this->begin($member, $call, $structure->id));
        $this->write($member, $id, 1, ['motive' => 'Ensemble']);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        $submission = (int) $this->db->value("SELECT id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE application_id = %d", $id);
        $export = new PermittedExport($this->manager, $call->id, Stage::first($call->groupId)->number);
        $printed = fn (): string => self::json([
            $this->plugin->get(ApplicationCopy::class)->data($member, $id, true),
            $this->plugin->get(ReadReceived::class)->data($this->manager, $id, null, null),
            $this->plugin->get(ReadExport::class)->page($export, [$submission => 1]),
        ]);
        $before = [$this->rows($id), $printed()];
        self::assertSame(3, substr_count($printed(), 'Ensemble'), 'Copy, received application and export have the answer.');

        $making = new FieldValues($this->content, $this->users, $this->files, typed: 'Tout autre chose');
        foreach ([$profile, $structure] as $record) {
            $fields = FieldTypes::writable($this->plugin->get(Definitions::class)->of($record->type));
            // Who leaves a structure reads its applications no more.
            $changed = array_filter($fields, static fn (Field $field): bool => $field->key !== 'members');
            self::assertGreaterThan(5, count($changed));
            $this->content->save($record, $making->of(array_values($changed)), title: 'Tout autre nom');
        }
        wp_update_user(['ID' => $member->id, 'display_name' => 'Tout autre nom', 'user_email' => 'autre@example.test', 'first_name' => 'Autre', 'last_name' => 'Nom']);
        self::assertSame($before, [$this->rows($id), $printed()]);

        // The next version shows that the form asks for what has changed.
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        $this->perform($member, ApplicationAction::Send, $id, 4);
        [$second, $first] = $this->snapshots($id);
        self::assertNotSame($second['profile'], $first['profile']);
    }

    public function testOnlyValuesOfTheProfileThatTheFormAsksForAreSent(): void
    {
        $member = $this->users->beneficiaire();
        $email = get_userdata($member->id)->user_email ?? '';
        $this->content->published(ContentType::CommunityProfile, ['job' => 'Comédienne', 'residenceCity' => 'CANARY'], ownerId: $member->id);
        $id = $this->id($this->begin($member, $this->openCall()));
        $this->write($member, $id, 1, ['motive' => 'Oui']);
        $this->perform($member, ApplicationAction::Send, $id, 2);

        self::assertSame(['person.job' => 'Comédienne'], $this->snapshots($id)[0]['profile']);
        $document = (string) $this->rows($id)[0]['document'];
        self::assertNotSame('', $email);
        self::assertStringNotContainsString($email, $document);
        self::assertStringNotContainsString('CANARY', $document);
    }

    public function testTheLastSentVersionCountsWhileTheNextIsWritten(): void
    {
        [$member, $id] = $this->written(['motive' => 'Un']);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Save, $id, 3, '{"motive":"Deux"}')));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 3)));
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        $this->write($member, $id, 4, ['motive' => null]);
        $this->at('2027-01-01 00:00:00');
        $read = $this->read($member, $id);
        self::assertSame([1, false, ['withdraw']], [$read['sentNumber'], $read['isLapsed'], $read['actions']]);
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 5)));
        $hash = array_column((array) $read['receipts'], 'sha256')[0] ?? '';
        self::assertIsString($hash);
        self::assertIsString($read['number']);
        $snapshots = $this->plugin->get(SnapshotStore::class);
        self::assertSame(self::NOW, $snapshots->matching($read['number'], $hash)?->format('Y-m-d H:i:s'));
        self::assertNull($snapshots->matching($read['number'], str_repeat('0', 64)));
        // A withdrawn application answers like an unknown one.
        $this->perform($member, ApplicationAction::Withdraw, $id, 5);
        self::assertNull($snapshots->matching($read['number'], $hash));
    }

    public function testAWithdrawnOneIsBegunAnewWithAnotherNumber(): void
    {
        $call = $this->openCall();
        $member = $this->users->beneficiaire();
        $numbers = $ids = [];
        foreach ([1, 2] as $turn) {
            $id = $this->id($this->begin($member, $call));
            $this->write($member, $id, 1, ['motive' => "Essai {$turn}"]);
            $this->perform($member, ApplicationAction::Send, $id, 2);
            $numbers[] = $this->read($member, $id)['number'];
            $ids[] = $id;
            $this->perform($member, ApplicationAction::Withdraw, $id, 3);
            self::assertSame([], $this->read($member, $id)['actions']);
        }
        self::assertNotSame($numbers[0], $numbers[1]);
        self::assertCount(2, array_unique($ids));
    }

    public function testOnceSomethingWasSentTheFormOnlyRelaxes(): void
    {
        $call = $this->openCall();
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $call));
        $this->write($member, $id, 1, ['motive' => 'Parce que']);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        $publish = function (array $form) use ($call): array {
            $this->change($this->owner, $call, FormAction::Save, self::document($form));

            return $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish));
        };
        self::assertSame(['sections.0.questions.0: change_tightens'], $publish([...self::FORM, 'motive' => [...self::FORM['motive'], 'max' => 100]]));
        self::assertSame(['sections.0.questions.6: change_tightens'], $publish([...self::FORM, 'new' => ['kind' => 'yesNo']]));
        self::assertSame([], $publish([...self::FORM, 'motive' => ['kind' => 'longText', 'max' => 300]]));
        self::assertSame(1, $this->composed($this->owner, $call)->extent->sent);
        // With the only application withdrawn, it is free again.
        $this->perform($member, ApplicationAction::Withdraw, $id, 3);
        self::assertSame([], $publish([...self::FORM, 'new' => ['kind' => 'yesNo']]));
    }

    public function testTheReceiptIsMailedToWhoSends(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        [$member, $id] = $this->written(['motive' => 'Parce que']);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        $queued = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail'");
        $mails = array_filter($queued, static fn (string $mail): bool => str_contains($mail, 'applications.receipt'));

        self::assertCount(1, $mails);
        self::assertStringContainsString("\"userId\":{$member->id}", array_values($mails)[0]);
        self::assertStringNotContainsString('Parce que', array_values($mails)[0]);

        $sent = (array) json_decode(array_values($mails)[0], true);
        $mail = $this->plugin->get(ReceiptMail::class)->content(new Recipient('awa@example.test', Lang::French, 'Awa', $member->id), (array) ($sent['data'] ?? []));
        self::assertStringEndsWith('/tableau-de-bord/vos-candidatures/', $mail->button->url ?? '');
        self::assertStringEndsWith('/recepisse/', $mail->afterButton[0] ?? '');
        self::assertStringEndsWith("\n{$this->rows($id)[0]['sha256']}", $mail->afterButton[1] ?? '');
    }

    public function testAnErasedAccountLeavesCallStateInstantsAndHashOfWhatWasSent(): void
    {
        [$member, $id] = $this->written(['motive' => 'CANARY', 'gender' => true]);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        $hash = $this->rows($id)[0]['sha256'];

        $this->plugin->get(PersonalApplications::class)->erase($member->id);

        foreach ([ApplicationTables::APPLICATIONS, ApplicationTables::SUBMISSIONS, ApplicationTables::STATISTICS, ApplicationTables::SNAPSHOTS] as $table) {
            $rows = self::json($this->db->rows("SELECT * FROM {$this->db->table($table)}"));
            self::assertStringNotContainsString('CANARY', $rows);
            self::assertStringNotContainsString('"gender"', $rows);
        }
        $kept = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertSame([0, '{}', true], [$kept?->application->userId, $kept?->answers->json(), $kept?->application->withdrawnAt !== null]);
        self::assertSame([$hash, ''], [$this->rows($id)[0]['sha256'], $this->rows($id)[0]['document']]);
    }

    /** Each person × state × action of an application of a structure, against a table that is written out here. */
    public function testWhoDoesWhatInWhichState(): void
    {
        // d: done · i: invalid_transition · c: call_closed · n: not_found · f: forbidden; save, send, takeBack, withdraw, complete, delete, invite a co-writer.
        $table = [
            'draft' => ['beginner' => 'ddiiidd', 'owner' => 'ddiiidd', 'member' => 'diiiiif', 'editor' => 'diiiiif', 'reader' => 'iiiiiif'],
            'sent' => ['beginner' => 'iiddiid', 'owner' => 'iiddiid', 'member' => 'iiiiiif', 'editor' => 'iiiiiif', 'reader' => 'iiiiiif'],
            'taken' => ['beginner' => 'ddidiid', 'owner' => 'ddidiid', 'member' => 'diiiiif', 'editor' => 'diiiiif', 'reader' => 'iiiiiif'],
            'lapsed' => ['beginner' => 'cciiidd', 'owner' => 'cciiidd', 'member' => 'ciiiiif', 'editor' => 'ciiiiif', 'reader' => 'iiiiiif'],
            'closed' => ['beginner' => 'iicdiid', 'owner' => 'iicdiid', 'member' => 'iiiiiif', 'editor' => 'iiiiiif', 'reader' => 'iiiiiif'],
            'withdrawn' => ['beginner' => 'iiiiiii', 'owner' => 'iiiiiii', 'member' => 'iiiiiif', 'editor' => 'iiiiiif', 'reader' => 'iiiiiif'],
            'asked' => ['beginner' => 'iicddid', 'owner' => 'iicddid', 'member' => 'iiiiiif', 'editor' => 'iiiiiif', 'reader' => 'iiiiiif'],
        ];
        $strangers = ['guest', 'left', 'stranger', 'manager', 'administrator', 'visitor', 'invited', 'revoked'];
        $codes = ['' => 'd', 'invalid_transition' => 'i', 'call_closed' => 'c', 'not_found' => 'n', 'forbidden' => 'f', 'access_token_missing' => 'n'];
        foreach ($table as $state => $rows) {
            $this->at(self::NOW);
            [$people, $id, $version] = $this->inState($state);
            foreach ([...$rows, ...array_fill_keys($strangers, 'nnnnnnn')] as $name => $expected) {
                $actual = '';
                foreach (ApplicationAction::cases() as $action) {
                    $refusals = $this->refusals(fn () => $this->undone(fn () => $this->perform($people[$name], $action, $id, $version, '{"motive":"x"}')));
                    $actual .= $codes[$refusals[0] ?? ''] ?? $refusals[0];
                }
                $whom = new WhomToInvite(email: 'another@example.org');
                $refusals = $this->refusals(fn () => $this->undone(fn () => ($this->plugin->get(InviteCoWriter::class))($people[$name], $id, $whom, CoWriterRole::Read)));
                $actual .= $codes[$refusals[0] ?? ''] ?? $refusals[0];
                self::assertSame($expected, $actual, "{$state} {$name}");
            }
        }
    }

    /** Does something, and takes it back. */
    private function undone(callable $work): void
    {
        try {
            $this->plugin->get(Transaction::class)->run(static function () use ($work): never {
                $work();
                throw new LengthException();
            });
        } catch (LengthException) {
            wp_cache_flush();
        }
    }

    /** @return array{array<string, Viewer>, int, int} people, id of the application and its version */
    private function inState(string $state): array
    {
        $people = [
            'beginner' => $this->users->beneficiaire(),
            'owner' => $this->users->beneficiaire(),
            'member' => $this->users->beneficiaire(),
            'guest' => $this->users->beneficiaire(),
            'left' => $this->users->beneficiaire(),
            'stranger' => $this->users->beneficiaire(),
            'manager' => $this->manager,
            'administrator' => $this->users->administrator(),
            'visitor' => Viewer::anonymous(),
            'editor' => $this->users->beneficiaire(),
            'reader' => $this->users->beneficiaire(),
            'invited' => $this->users->beneficiaire(),
            'revoked' => $this->users->beneficiaire(),
        ];
        $structure = $this->structure([
            [$people['beginner'], 'member', 'member'],
            [$people['owner'], 'owner', 'member'],
            [$people['member'], 'member', 'member'],
            [$people['guest'], 'guest', 'member'],
            [$people['left'], 'member', 'member'],
        ]);
        $id = $this->id($this->begin($people['beginner'], $this->openCall(), $structure->id));
        $this->write($people['beginner'], $id, 1, ['motive' => 'Parce que']);
        $this->leave($structure, $people['left']);
        foreach (['editor' => CoWriterRole::Edit, 'reader' => CoWriterRole::Read, 'invited' => CoWriterRole::Edit, 'revoked' => CoWriterRole::Edit] as $name => $role) {
            $this->inviteCoWriter($people['beginner'], $id, $people[$name], $role, $name);
        }
        $steps = match ($state) {
            'sent', 'closed', 'asked' => [ApplicationAction::Send],
            'taken' => [ApplicationAction::Send, ApplicationAction::TakeBack],
            'withdrawn' => [ApplicationAction::Send, ApplicationAction::Withdraw],
            default => [],
        };
        foreach ($steps as $number => $step) {
            $this->perform($people['beginner'], $step, $id, 2 + $number);
        }
        if (in_array($state, ['lapsed', 'closed', 'asked'], true)) {
            $this->at('2027-01-01 00:00:00');
        }
        $submission = $this->plugin->get(SubmissionStore::class)->find($id) ?? throw new LogicException();
        if ($state === 'asked') {
            $this->plugin->get(CompletionStore::class)->askForFile($submission->id, 1, 'motive', null);
        }

        return [$people, $id, $submission->version];
    }

    private function inviteCoWriter(Viewer $beginner, int $id, Viewer $person, CoWriterRole $role, string $name): void
    {
        $whom = new WhomToInvite(email: get_the_author_meta('user_email', $person->id));
        $invitation = ($this->plugin->get(InviteCoWriter::class))($beginner, $id, $whom, $role);
        if ($name !== 'invited') {
            ($this->plugin->get(AnswerCoWriting::class))($person, $invitation->id, InvitationAnswer::Accept);
        }
        if ($name === 'revoked') {
            ($this->plugin->get(ChangeCoWriter::class))($beginner, $id, $invitation->id, CoWriterAction::Revoke);
        }
    }

    /**
     * @param array<string, mixed> $answers
     * @return array{Viewer, int} a member with a draft of version 2
     */
    private function written(array $answers): array
    {
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->openCall()));
        $this->write($member, $id, 1, $answers);

        return [$member, $id];
    }

    private function openCall(): Record
    {
        $call = $this->call();
        $this->publishForm($call, self::document(self::FORM));

        return $call;
    }

    /** @return list<array<string, string|null>> */
    private function rows(int $id): array
    {
        return $this->db->rows(
            "SELECT snapshot.* FROM {$this->db->table(ApplicationTables::SNAPSHOTS)} snapshot JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission"
                . ' ON submission.id = snapshot.submission_id WHERE submission.application_id = %d ORDER BY snapshot.number',
            $id,
        );
    }

    /** @return list<array{number: string, version: int, form: int, answers: array<string, mixed>, profile: array<string, string>, call: array{title: string}, applicant: array{structure: string|null}}> the newest first */
    private function snapshots(int $id): array
    {
        $submission = $this->plugin->get(SubmissionStore::class)->find($id);
        $documents = [];
        foreach ($this->plugin->get(SnapshotStore::class)->ofSubmission($submission->id ?? 0) as $snapshot) {
            self::assertSame(hash('sha256', $snapshot->document), $snapshot->sha256);
            /** @var array{number: string, version: int, form: int, answers: array<string, mixed>, profile: array<string, string>, call: array{title: string}, applicant: array{structure: string|null}} $document */
            $document = json_decode($snapshot->document, true);
            $documents[] = $document;
        }

        return $documents;
    }
}
