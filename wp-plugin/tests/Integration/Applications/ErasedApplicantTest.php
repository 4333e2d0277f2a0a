<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Accounts\Privacy\EraseAccount;
use Passerelle\Accounts\Privacy\ErasureOrder;
use Passerelle\Accounts\Privacy\ErasureWay;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Completions\AskForRefusedFile;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Tests\Integration\Accounts\Privacy\Traces;

/** Everything that an application can hold of its applicant, looked for in all tables and files after the account was erased. */
final class ErasedApplicantTest extends LetterTestCase
{
    private const CANARY = 'Zebulonia';
    private const TEXTS = ['motive' => ['kind' => 'longText'], 'who' => ['kind' => 'choice', 'statistical' => true, 'choices' => [
        ['id' => 'one', 'label' => ['fr' => 'Une', 'en' => 'One']],
        ['id' => 'other', 'label' => ['fr' => 'Autre', 'en' => 'Other']],
    ]]];

    public function testNothingOfAnApplicationIsLeft(): void
    {
        $member = $this->users->beneficiaire();
        wp_update_user(['ID' => $member->id, 'display_name' => self::CANARY, 'user_email' => self::CANARY . '@example.test']);
        $this->call = $this->call();
        $this->publishForm($this->call, self::document([
            ...self::TEXTS,
            'rows' => ['kind' => 'table', 'columns' => [['id' => 'name', 'kind' => 'shortText', 'label' => ['fr' => 'Nom', 'en' => 'Name']]]],
            'cv' => ['kind' => 'file', 'accepts' => ['document'], 'max' => 2],
            'name' => ['kind' => 'profileValue', 'source' => 'person.name'],
            'letter' => self::FORM['letter'],
        ]));
        $id = $this->id($this->begin($member, $this->call));
        $file = $this->files->pdf($member->id, FilePurpose::Application, self::CANARY . '.pdf', self::CANARY);
        $this->write($member, $id, 1, [
            'motive' => self::CANARY,
            'who' => 'one',
            'rows' => [['id' => 'one', 'cells' => ['name' => self::CANARY]]],
            'cv' => [$file],
        ]);
        $letter = $this->ask($member, $id, self::CANARY . '-referee@example.test', self::CANARY, message: self::CANARY);
        $attached = $this->attach($letter, self::CANARY);
        $this->answer($this->link($letter), LetterAction::Send, self::CANARY);
        ($this->plugin->get(InviteCoWriter::class))($member, $id, new WhomToInvite(email: self::CANARY . '-writer@example.test'), CoWriterRole::Edit);
        $this->send($member, $id);
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        $this->write($member, $id, 4, ['motive' => self::CANARY . ' encore']);
        $this->send($member, $id);
        $this->plugin->get(AskForRefusedFile::class)->handle([Quarantine::FILE => $file]);
        $number = $this->read($member, $id)['number'];
        self::assertIsString($number);
        // What waits for the worker has no text of the person.
        while ($this->plugin->get(Dispatcher::class)->run() > 0) {
            continue;
        }
        $folder = dirname($this->plugin->get(FileStorage::class)->absolute($this->plugin->get(Files::class)->find($file)->path ?? ''), 2);
        self::assertGreaterThan(8, count(Traces::inTables($this->db, [self::CANARY], $member->id)), 'There is something to erase.');
        self::assertNotNull($this->plugin->get(Files::class)->find($attached));
        self::assertNotSame([], Traces::inFiles($folder, self::CANARY));

        self::assertTrue($this->plugin->get(EraseAccount::class)->atOnce($member->id, new ErasureOrder(ErasureWay::Own, PublishedItems::Keep, isNotified: false)));
        $this->plugin->get(Transaction::class)->runAfterCommit();

        // Those whom the applicant named, too.
        self::assertSame([], Traces::inTables($this->db, [self::CANARY], $member->id));
        self::assertSame([], Traces::inFiles($folder, self::CANARY));
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table(ApplicationTables::STATISTICS)}"));
        self::assertSame('1', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('applications')} WHERE number = %s", $number), 'Its number stays, without a person.');
    }
}
