<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Changes of records that are no step of the table of transitions, as the audit log names them. */
enum OtherChange: string
{
    case Create = 'create';
    case Translate = 'translate';
    /** A draft made from another record. */
    case Duplicate = 'duplicate';
    /** The scheduler published what was due. */
    case PublishDue = 'publish_due';
    /** Deleted for good. */
    case Purge = 'purge';
    /** Another owner: the account of the former one ended, or it owns the structure no more. */
    case HandOver = 'hand_over';
    /** A person whose account ended is not named any more. */
    case Unname = 'unname';
    /** Somebody whom it names agreed to be named in public. */
    case AcceptInvitation = 'accept_invitation';
    case DeclineInvitation = 'decline_invitation';
    /** A structure was deleted by an owner: what belongs to it went to the trash with it, the rest names it no more. */
    case DeleteStructure = 'delete_structure';
    case RestoreStructure = 'restore_structure';
    /** A structure was merged into another one, which is named in its place. */
    case MergeStructure = 'merge_structure';
    case UndoMerge = 'undo_merge';
    /** The database of time zones changed: what was typed is another instant. */
    case ZoneData = 'zone_data';
    /** Written by WordPress or another plugin. */
    case Elsewhere = 'elsewhere';
}
