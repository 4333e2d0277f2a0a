<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\Texts\Texts;
use Passerelle\Security\Audit\Fault;

/** Names of what lines contain, in the language of the reader; what has no name stays as it is stored. */
final readonly class AuditLabels
{
    public function __construct(public Texts $texts)
    {
    }

    public function action(string $action): string
    {
        return $this->texts->first(["audit.action.{$action}", $action]);
    }

    /** @param string $status of a record, or roles of an account */
    public function status(string $status): string
    {
        return $status === '' ? '' : $this->texts->first(["status.{$status}", $status]);
    }

    public function role(string $role): string
    {
        return $this->texts->first(["audit.role.{$role}", $role]);
    }

    public function fault(Fault $fault): string
    {
        return $this->texts->get("audit.fault.{$fault->value}");
    }
}
