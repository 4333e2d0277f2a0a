<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\NewsletterIssues;

use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\NewsletterIssues\IssueStep;
use Passerelle\NewsletterIssues\PersonalLetters;
use Passerelle\Privacy\Records\LetterRecords;
use Passerelle\Tests\Integration\Mail\SmtpServer;

final class PersonalLettersTest extends LettersTestCase
{
    public function testAPersonGetsTheirLettersAndNoOthers(): void
    {
        $this->serve(SmtpServer::TAKES);
        $person = $this->users->beneficiaire();
        wp_update_user(['ID' => $person->id, 'user_email' => 'aminata@example.test']);
        $this->reader('aminata');
        $this->reader('koffi');
        $this->move($this->compose(), IssueStep::Start);
        $sentAt = $this->clock->now()->format('Y-m-d H:i:s');
        $this->work();
        $this->reader('fatou');

        $letter = ['subject' => 'La lettre de novembre', 'language' => 'fr', 'state' => 'sent', 'reason' => '', 'triedAt' => $sentAt];
        $letters = new PersonalLetters($this->plugin->database);
        self::assertSame([$letter], $letters->of(' Aminata@Example.test '));
        self::assertSame([$letter], [...(new LetterRecords($letters))->of($person->id)]);
        self::assertSame([], $letters->of('fatou@example.test'));
        self::assertSame([], $letters->of(''));
    }

    public function testThePrivacyToolsOfWordPressExportThem(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('aminata');
        $this->reader('koffi');
        $this->move($this->compose(), IssueStep::Start);
        $sentAt = $this->clock->now()->format('Y-m-d H:i:s');
        $this->work();

        /** @var array<string, array{callback?: mixed}> $exporters */
        $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
        $export = $exporters['passerelle-letters']['callback'] ?? null;
        self::assertIsCallable($export);
        self::assertSame([
            'data' => [[
                'group_id' => 'passerelle-letters',
                'group_label' => 'Newsletter',
                'item_id' => 'passerelle-letters-0',
                'data' => [
                    ['name' => 'subject', 'value' => 'La lettre de novembre'],
                    ['name' => 'language', 'value' => 'fr'],
                    ['name' => 'state', 'value' => 'sent'],
                    ['name' => 'reason', 'value' => ''],
                    ['name' => 'triedAt', 'value' => $sentAt],
                ],
            ]],
            'done' => true,
        ], $export('koffi@example.test', 1));
    }

    public function testAfterErasureALetterCountsAndNamesNoPerson(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('aminata');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();
        $this->plugin->newsletter->subscriptions->erase('aminata@example.test', ProofSource::Team);

        self::assertSame(['sent' => 1], $this->counts($issue));
        self::assertSame([], $this->states($issue));
        $this->reader('aminata');
        self::assertSame([], (new PersonalLetters($this->plugin->database))->of('aminata@example.test'));
    }
}
