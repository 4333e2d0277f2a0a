<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Closure;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Catalogue\Candidates;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Records;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\MailModule;
use Passerelle\Newsletter\NewsletterModule;
use Passerelle\Newsletter\Issues\Bounces\BounceCommand;
use Passerelle\Newsletter\Issues\Bounces\StopBounced;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Rights\Policy;

/** Issues of the newsletter: composed by editors, sent to subscribers by the worker. */
final readonly class NewsletterIssuesModule implements Module, HasMigrations, HasHandlers, HasDueWork, HasMails
{
    private const KEY = 'passerelle-newsletter-letters';

    private function __construct(
        public IssueStore $issues,
        public LetterStore $letters,
        public SaveIssue $save,
        public MoveIssue $move,
        public DecideLetter $decide,
        public Samples $samples,
        public Delivery $delivery,
    ) {
    }

    /**
     * @param array{Candidates, Finders} $lists of public items
     * @param array{Sectors, Countries} $reference
     * @param Closure(string): DerivedKeys $derive by its purpose
     */
    public static function build(
        Services $services,
        Records $records,
        Policy $policy,
        array $lists,
        array $reference,
        NewsletterModule $newsletter,
        MailModule $mail,
        AuditLog $log,
        Closure $derive,
    ): self {
        [$db, $clock, $config] = [$services->database, $services->clock, $services->config];
        $issues = new IssueStore($db, $clock);
        $letters = new LetterStore($db, $clock, $config->limit('outbox', 'leaseSeconds'));
        $batches = new Batches($mail->outbox);
        $audit = new IssueAudit($log);
        $subscribers = $newsletter->subscriptions->store;
        $ids = new LetterIds($derive(self::KEY));
        $items = new Items($lists[0], $lists[1], $records, $policy, new ItemText(new RecordPaths($config), $clock), $services);
        $writer = new LetterWriter($reference[0], $reference[1], $newsletter->links);
        $post = new LetterPost($letters, $subscribers, $writer, $mail->sender, $ids, $services);

        return new self(
            $issues,
            $letters,
            new SaveIssue($issues, $records, $audit, $services),
            new MoveIssue($issues, $letters, $subscribers, $batches, $audit, $services),
            new DecideLetter($issues, $letters, $batches, $audit, $services->transaction),
            new Samples($issues, $items, $writer, $mail->mails),
            new Delivery(
                new SendLetters($issues, $letters, $items, $post, $batches, new SettleLetters($issues, $letters), $services),
                new BounceCommand(new StopBounced($letters, $subscribers, $ids, $services->transaction), $config->limit('newsletter', 'reportBytes')),
            ),
        );
    }

    public function register(): void
    {
        $this->delivery->bounces->register();
    }

    public function migrations(): array
    {
        return IssueTables::migrations();
    }

    public function handlers(): array
    {
        return [$this->delivery->send];
    }

    public function dueWork(): array
    {
        return [new SettleLetters($this->issues, $this->letters)];
    }

    public function mails(): array
    {
        return [new TestMail($this->issues, $this->samples)];
    }
}
