<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Security\Audit\AuditModule;
use Passerelle\Auth\AuthModule;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Services;
use Passerelle\Mail\MailModule;
use Passerelle\Notices\NoticesModule;
use Passerelle\Content\OwnRecords\OwnRecordsModule;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;

/** Part of the composition root: what the modules of a member's own pages are made of. */
final readonly class DashboardContext
{
    public function __construct(
        public Services $services,
        public ContentReading $reading,
        public Policy $policy,
        public PresentationModule $presentation,
        public NoticesModule $notices,
        public AuthModule $auth,
        public MailModule $mail,
        public Names $names,
        public AuditModule $audit,
        public OwnRecordsModule $ownRecords,
    ) {
    }
}
