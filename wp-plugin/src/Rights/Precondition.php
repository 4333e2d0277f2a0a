<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** A precondition of a transition besides rights. */
enum Precondition
{
    /** All values are valid; fields may be empty. */
    case DraftRules;
    /** The version that the actor loaded. */
    case Version;
    case Completeness;
    /** Completeness, if it becomes public. */
    case CompleteIfPublic;
    /** Publication date. */
    case Date;
    /** Only records taken offline by their owner. */
    case TakenByOwner;
    /** No language of the record that staff hold offline, except for those who may put it back. */
    case NotHeld;
    /** Comment for the owner; requested and stored by moderation. */
    case Comment;
    /** Requested and stored by moderation. */
    case Reason;
}
