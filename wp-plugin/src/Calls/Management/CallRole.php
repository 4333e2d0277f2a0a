<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** Role of the reader of a call in the workspace. */
enum CallRole: string
{
    case Owner = 'owner';
    case Manager = 'manager';
    case Mentor = 'mentor';
    /** The team of the platform. */
    case Staff = 'staff';

    public static function of(Viewer $viewer, Record $call): self
    {
        return match (true) {
            $call->ownerId === $viewer->id => self::Owner,
            in_array($viewer->id, $call->values->ints('managerIds'), true) => self::Manager,
            in_array($viewer->id, $call->values->ints('mentorIds'), true) => self::Mentor,
            default => self::Staff,
        };
    }
}
