<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Waiting;

/** What waits for a person, in the order in which it is listed. */
enum WaitingKind: string
{
    /** Something is asked of an application after it was sent: id of the application. */
    case Completion = 'completion';
    /** Applications to a call are to be reviewed, or the person is asked whether they review them: id of the call. */
    case Review = 'review';
    /** A review of a decision waits for the person’s answer: id of the application. */
    case DecisionReview = 'decision_review';
    /** Messages about an application that were not read: id of the application. */
    case Message = 'message';
    /** A validator sent a record back with a comment. */
    case ToEdit = 'to_edit';
    /** A validator refused a record not long ago. */
    case Refused = 'refused';
    /** An owner offers their place in a structure. */
    case Ownership = 'ownership';
    /** An invitation into a structure. */
    case Invitation = 'invitation';
    /** People asked to join a structure of theirs. */
    case Request = 'request';
    /** A favourite closes or begins soon. */
    case Date = 'date';
    case Draft = 'draft';
}
