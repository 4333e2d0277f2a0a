<?php

declare(strict_types=1);

namespace Passerelle\Members;

use Passerelle\Audit\AuditLog;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Content;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Members\GraphQL\RoleTypes;
use Passerelle\Members\Mails\RolesMail;
use Passerelle\Reference\Countries;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Members as others see them, and their roles. */
final readonly class MembersModule implements HasMails, HasGraphQlTypes
{
    private function __construct(
        public UpdateRoles $updateRoles,
        public RoleRights $roleRights,
        private Countries $countries,
        private ViewerFactory $viewers,
        private Config $config,
    ) {
    }

    public static function build(Services $services, Content $content, Policy $policy, Countries $countries, Mails $mails, AuditLog $audit): self
    {
        $viewers = new ViewerFactory();
        $profiles = new MemberProfiles($services->database, $content->records);
        $rights = new RoleRights($profiles, $policy, $viewers);
        $update = new UpdateRoles($rights, $profiles, $countries, $viewers, $mails, $audit, $services->transaction);

        return new self($update, $rights, $countries, $viewers, $services->config);
    }

    public function mails(): array
    {
        return [new RolesMail($this->viewers, $this->countries, FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config'), PublicPages::configured($this->config))];
    }

    public function graphQlTypes(): array
    {
        return [new RoleTypes($this->updateRoles, new ProxyRequest(), $this->viewers)];
    }
}
