<?php

declare(strict_types=1);

namespace Passerelle\Admin\Mails;

use Passerelle\Admin\Security\SecurityLogScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityModule;

/** What administrators read about the running of the site: the security log, mails that failed, and Site Health. */
final readonly class OperationScreens implements Module
{
    private function __construct(public SecurityLogScreen $securityLog, public FailedMailsScreen $failedMails, public OutboxSiteHealth $siteHealth)
    {
    }

    public static function build(
        Services $services,
        SecurityModule $security,
        MailModule $mail,
        OutboxModule $outbox,
        AuditLog $audit,
        ViewerFactory $viewers,
        Texts $texts = new Texts(),
    ): self {
        return new self(
            new SecurityLogScreen($texts, $security->events, $security->hashes, $services->config),
            new FailedMailsScreen($texts, $mail->failed, $audit, $viewers, $services->config->limit('mail', 'failuresPerPage')),
            new OutboxSiteHealth($texts, $outbox->health),
        );
    }

    public function register(): void
    {
        $this->securityLog->register();
        $this->failedMails->register();
        $this->siteHealth->register();
    }
}
